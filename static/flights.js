// Things in flight: pieces that travel over the table after a move, from where they were to where they are.
//
// Python tells what flies just before the patch that shows the outcome; the link holds this patch back until
// all have landed, so that nothing is seen in two places. Nothing waits for a flight that does not want to:
// a tap, a key, a scroll or a new size ends all of them at once. Without motion the outcome simply appears.
const DURATION = 220;
const USUAL = 440; // the last of the usual flights has landed
const PATIENCE = 900; // a browser that draws nothing must not hold the table back
const EASING = "cubic-bezier(0.35, 0, 0.2, 1)";
const ENDINGS = ["pointerdown", "click", "keydown", "wheel", "scroll", "resize", "visibilitychange"];

const reduced = matchMedia("(prefers-reduced-motion: reduce)");

// What takes the message `fly`: shows its flights while `link` holds its patches.
export function flights(link) {
  let layer = null;
  let ending = false;

  // Lets the held patches go, and takes the pieces away when the outcome has been drawn.
  const land = () => {
    const landed = layer;
    layer = null;
    delete document.documentElement.dataset.flying;
    link.release();
    requestAnimationFrame(() => requestAnimationFrame(() => landed.remove()));
  };
  const end = () => {
    if (!layer) return;
    ending = true; // what waits behind does not take off any more
    layer.remove();
    land();
    ending = false;
  };
  for (const name of ENDINGS) addEventListener(name, end, { capture: true, passive: true });

  const takeOff = (list) => {
    if (ending || reduced.matches || document.hidden || document.documentElement.dataset.state !== "ready") return;
    const pieces = list.map(piece).filter(Boolean);
    if (!pieces.length) return;
    layer = sky(pieces);
    document.documentElement.dataset.flying = pieces.length;
    link.hold();
    const mine = layer;
    const all = pieces.map(({ start }) => start().finished);
    const longest = Math.max(...list.map(({ delay, time = DURATION, stay = 0 }) => delay + time + stay));
    const patience = PATIENCE + Math.max(0, longest - USUAL);
    const waited = new Promise((resolve) => setTimeout(resolve, patience));
    Promise.race([Promise.all(all), waited]).then(() => layer === mine && land(), () => {});
  };
  return ({ flights: list }) => link.inTurn(() => takeOff(list));
}

function sky(pieces) {
  const layer = document.createElement("div");
  layer.id = "flights";
  layer.setAttribute("aria-hidden", "true");
  layer.append(...pieces.map(({ element }) => element));
  document.body.append(layer);
  return layer;
}

// A piece at its start, not yet moving; null when its way is not on the screen or leads nowhere.
function piece({ svg, back, size: [width, height], region, from, to_region, to, via = [], ...pace }) {
  const [start, end] = [spot(region, from), spot(to_region, to)];
  const far = distance(start, end) > 4 || via.length > 0;
  if ((!far && !back) || (!visible(start) && !visible(end))) return null;
  const element = document.createElement("div");
  Object.assign(element.style, { width: `${width}px`, height: `${height}px` });
  const faces = [picture(svg), ...(back ? [picture(back)] : [])];
  element.append(...faces);
  const { delay, time = DURATION, stay = 0 } = pace;
  const timing = { duration: time, delay, endDelay: stay, easing: EASING, fill: "both" };
  const at = ({ x, y, scale, turn }, lift = 1) =>
    `translate(${x - width / 2}px, ${y - height / 2}px) rotate(${turn}deg) scale(${scale * lift})`;
  const middle = Object.fromEntries(Object.keys(start).map((key) => [key, (start[key] + end[key]) / 2]));
  const way = via.length
    ? course([start, ...via.map((place) => spot(to_region, place)), end]).map(({ place, offset }) => ({
        transform: at(place),
        offset,
      }))
    : [{ transform: at(start) }, { transform: at(middle, 1.12) }, { transform: at(end) }];
  return {
    element,
    start() {
      if (back) turnUp(faces, timing);
      return element.animate(
        [{ ...way[0], opacity: 0, offset: 0 }, { ...way[0], opacity: 1, offset: 0.001 }, ...way.slice(1)],
        timing,
      );
    },
  };
}

// The places of a way with the part of the time at which a piece is there, so that it keeps its speed.
function course(places) {
  const lengths = places.map((place, n) => (n ? distance(places[n - 1], place) : 0));
  const whole = lengths.reduce((sum, length) => sum + length) || 1;
  let sailed = 0;
  return places.map((place, n) => ({ place, offset: within(0.001, (sailed += lengths[n]) / whole, 1) }));
}

// The back narrows to an edge in the first half of the way, the face widens in the second.
function turnUp([face, back], timing) {
  const [flat, edge] = [{ transform: "scaleX(1)" }, { transform: "scaleX(0)" }];
  back.animate([flat, { ...edge, offset: 0.5 }, edge], timing);
  face.animate([edge, { ...edge, offset: 0.5 }, flat], timing);
}

// A place of a region's scene in the window.
function spot(region, [x, y, scale, turn]) {
  const { left, top } = document.getElementById(region).getBoundingClientRect();
  return { x: left + x, y: top + y, scale, turn };
}

function within(least, number, most) {
  return Math.max(least, Math.min(number, most));
}

function distance(one, other) {
  return Math.hypot(one.x - other.x, one.y - other.y);
}

function visible({ x, y }) {
  return x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

// Our own renderer's SVG as an element.
function picture(text) {
  const { documentElement } = new DOMParser().parseFromString(text, "image/svg+xml");
  return document.importNode(documentElement, true);
}
