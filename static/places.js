// The board by keyboard and for screen readers: over each place of a figure lies a button that only they find.
// Enter does what a tap does, arrows go from one possible place to the next (with Shift to any), and when Python's
// answer has replaced what had the focus, it goes on with the same place, else with what is possible now.
import { active, deep, element } from "./regions.js";
import { texts } from "./texts.js";

const BOARDS = ["chart", "boards", "display"];
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

let pressed = null; // what a key was last pressed on: {region, place}; nothing after a tap

const places = (region, kind = "") => deep(element(region), `button[data-place]${kind}`);

export function keyboard(send, signal) {
  addEventListener("pointerdown", () => (pressed = null), { signal, capture: true });
  addEventListener("click", (event) => {
    const place = placeOf(event);
    if (place) send("pick", { region: regionOf(event), picks: place.dataset.place.split(" ") });
  }, { signal, capture: true });
  addEventListener("keydown", (event) => {
    const place = placeOf(event);
    const region = regionOf(event);
    if (place && event.key in ARROWS) {
      event.preventDefault();
      event.stopImmediatePropagation(); // elsewhere arrows go through the game
      step(region, place, ARROWS[event.key], event.shiftKey);
    } else if (["Enter", " ", "Escape"].includes(event.key)) {
      pressed = region && { region, place: place?.dataset.place };
    }
  }, { signal, capture: true });
}

const later = new MutationObserver(name); // what Bokeh builds only after the frame: the slider and plot of the story

// Beside the moves figures take no focus and sliders have a name, those to come, too.
function name() {
  for (const each of deep(element("choices"), "*")) {
    if (each.matches(".bk-events")) each.tabIndex = -1;
    if (each.matches(".noUi-handle")) each.ariaLabel = texts.slider; // of the story
    if (each.shadowRoot) later.observe(each.shadowRoot, { childList: true, subtree: true });
  }
}

// After each frame: a focus that was lost goes on where the keyboard was used.
export function follow() {
  for (const id of BOARDS) for (const events of deep(element(id), ".bk-events")) events.tabIndex = -1;
  name();
  if (!pressed || element("table").inert) return;
  const now = active();
  if (now && now !== document.body && now.checkVisibility()) return;
  const { region, place } = pressed;
  const same = place && places(region).find((each) => each.dataset.place === place && each.classList.contains("lit"));
  const next = same ?? (place ? firstPlace(region) ?? firstChoice() : firstChoice() ?? firstPlace(region));
  if (next) focus(next);
}

function firstPlace(region) {
  const order = BOARDS.includes(region) ? [region, ...BOARDS] : BOARDS;
  return order.flatMap((id) => places(id, ".lit"))[0];
}

function firstChoice() {
  return deep(element("choices"), "button").find((button) => button.checkVisibility() && !button.disabled);
}

function placeOf(event) {
  return event.composedPath()[0].closest?.("button[data-place]");
}

function regionOf(event) {
  return event.composedPath().find((each) => each.classList?.contains("region"))?.id;
}

// The nearest place in a direction; what lies aside counts double.
function step(region, from, [dx, dy], any) {
  const all = places(region, any ? "" : ".lit").filter((each) => each !== from);
  const middle = (each) => {
    const box = each.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  const far = all.map((each) => {
    const [ex, ey] = middle(each);
    const along = (ex - x) * dx + (ey - y) * dy;
    const aside = Math.abs((ex - x) * dy) + Math.abs((ey - y) * dx);
    return { each, along, length: along + 2 * aside };
  });
  const ahead = far.filter(({ along }) => along > 1).sort((one, other) => one.length - other.length);
  // at the edge on to the farthest one of the other side, so that every place can be reached
  const wanted = ahead[0] ?? far.sort((one, other) => one.along - other.along)[0];
  if (wanted) focus(wanted.each);
}

function focus(wanted) {
  const region = BOARDS.find((id) => places(id).includes(wanted));
  if (region) for (const each of places(region)) each.tabIndex = each === wanted ? 0 : -1;
  wanted.focus({ preventScroll: Boolean(region) });
  if (region) element(region).scrollIntoView({ block: "nearest", behavior: "instant" });
}
