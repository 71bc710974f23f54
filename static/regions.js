// The regions of the page: their sizes, and the dialog that is there only while it has something to say.
import { texts } from "./texts.js";

export const REGIONS = ["decision", "chart", "choices", "boards", "display", "log", "dialog"];
const MEASURED = ["chart", "boards", "display"];

// The size of every region in CSS px.
export function sizes() {
  return Object.fromEntries(
    REGIONS.map((id) => {
      const { width, height } = document.getElementById(id).getBoundingClientRect();
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
  MEASURED.forEach((id) => observer.observe(document.getElementById(id)));
}

export function nameRegions() {
  for (const id of REGIONS) document.getElementById(id).setAttribute("aria-label", texts.regions[id]);
}

// Shows the dialog while its root is visible and has content; the table behind it is then inert.
export function watchDialog(root) {
  const element = document.getElementById("dialog");
  const table = document.getElementById("table");
  let focused = null;
  return () => {
    const open = Boolean(root) && root.visible !== false && !(root.children && root.children.length === 0);
    if (open === !element.hidden) return;
    if (open) focused = document.activeElement;
    element.hidden = !open;
    table.inert = open;
    if (open) element.focus({ preventScroll: true }); // on a phone it lies below the table
    else focused?.focus({ preventScroll: true });
  };
}
