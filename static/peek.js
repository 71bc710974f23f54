// "Hold to look": while one of these buttons is pressed, by finger, mouse or key, Python shows the table as that
// person sees it. What was seen is out of sight at once when the button is let go, before Python has answered.
import { element, setInert } from "./regions.js";

const page = document.documentElement;
let pressed = null; // the seat whose button is held
let stop = () => {};

addEventListener("blur", () => stop());
document.addEventListener("visibilitychange", () => stop());

// What takes the message `peekers {seats: [{seat, label}]}`: a button for each, none when the list is empty.
export function peekers(send) {
  const begin = (seat, button) => {
    if (pressed !== null) return;
    pressed = seat;
    button.classList.add("held"); // the others step aside
    stop = end;
    setInert("peek", true);
    page.dataset.peek = seat;
    send("peek", { seat }, "peek");
  };
  const end = () => {
    if (pressed === null) return;
    pressed = null;
    page.dataset.peek = "over"; // see layout.css: nothing of the table is seen
    send("peek", { seat: null }, "peek");
  };
  return ({ seats }) => {
    const row = element("peek");
    row.hidden = !seats.length;
    if (row.dataset.seats === JSON.stringify(seats)) return;
    row.dataset.seats = JSON.stringify(seats);
    row.replaceChildren(...seats.map(({ seat, label }) => holdButton(label, (button) => begin(seat, button), end)));
  };
}

// Python's answer is on the page: nothing of anybody is on it any more, unless a button is held again.
export function peeked() {
  if (pressed !== null) return;
  delete page.dataset.peek;
  element("peek").querySelector(".held")?.classList.remove("held");
  setInert("peek", false);
}

function holdButton(label, begin, end) {
  const button = document.createElement("button");
  button.type = "button";
  button.textContent = label;
  const on = (name, action) => button.addEventListener(name, action);
  on("pointerdown", (event) => {
    if (event.button !== 0) return;
    button.setPointerCapture(event.pointerId); // a finger that slides off lets go only when it is lifted
    begin(button);
  });
  for (const name of ["pointerup", "pointercancel", "lostpointercapture", "blur"]) on(name, end);
  on("keydown", (event) => {
    if (event.key !== " " && event.key !== "Enter") return;
    event.preventDefault();
    if (!event.repeat) begin(button);
  });
  on("keyup", (event) => [" ", "Enter"].includes(event.key) && end());
  on("contextmenu", (event) => event.preventDefault()); // a long touch means to look, no more
  return button;
}
