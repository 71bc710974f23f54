// The regions of the page: their sizes, and the dialog that is there only while it has something to say.
import { texts } from "./texts.js";

export const REGIONS = ["decision", "chart", "choices", "boards", "display", "log", "dialog"];
const MEASURED = ["chart", "boards", "display"];

export const element = (id) => document.getElementById(id);

// What really has the focus, inside of shadow roots, too.
export function active() {
  let now = document.activeElement;
  while (now?.shadowRoot?.activeElement) now = now.shadowRoot.activeElement;
  return now;
}

// Everything that a selector finds below a node, inside of shadow roots, too, in the order of the page.
export function deep(node, selector) {
  return [...node.querySelectorAll("*")].flatMap((each) => [
    ...(each.matches(selector) ? [each] : []),
    ...(each.shadowRoot ? deep(each.shadowRoot, selector) : []),
  ]);
}

export const isHome = () => document.documentElement.dataset.view === "home";

// What lies over the table, and so keeps it from being used.
const over = new Set();

export function setInert(what, on) {
  if (on) over.add(what);
  else over.delete(what);
  element("table").inert = over.size > 0;
}

// The size of every region in CSS px.
export function sizes() {
  return Object.fromEntries(
    REGIONS.map((id) => {
      const { width, height } = element(id).getBoundingClientRect();
      return [id, [Math.round(width), Math.round(height)]];
    }),
  );
}

// Calls `tell(sizes)` whenever a region whose scene depends on it has another size.
export function watchSizes(tell) {
  let before = JSON.stringify(sizes());
  const observer = new ResizeObserver(() => {
    const now = sizes();
    if (JSON.stringify(now) === before) return;
    before = JSON.stringify(now);
    tell(now);
  });
  MEASURED.forEach((id) => observer.observe(element(id)));
}

export function nameRegions() {
  for (const id of REGIONS) element(id).setAttribute("aria-label", texts.regions[id]);
}

// Shows the dialog while its root is visible and has content; the table behind it is then inert.
export function watchDialog(root) {
  const dialog = element("dialog");
  let focused = null;
  return () => {
    const open = Boolean(root) && root.visible !== false && !(root.children && root.children.length === 0);
    if (open === !dialog.hidden) return;
    if (open) focused = active();
    dialog.hidden = !open;
    setInert("dialog", open);
    if (isHome()) return; // the focus is there
    if (open) dialog.focus({ preventScroll: true }); // on a phone it lies below the table
    else focused?.focus({ preventScroll: true });
  };
}
