// Files of the player: a game handed out, a game taken in.
import { element } from "./regions.js";

export const download = ({ name, text }) => hand(name, new Blob([text], { type: "text/plain" }));

// Hands a file to the player.
export function hand(name, blob) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(blob);
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// Calls `take({name, text})` with each file that the player opens.
export function onOpened(take, signal) {
  const opener = element("open-file");
  opener.addEventListener("change", async () => {
    const [file] = opener.files;
    if (file) take({ name: file.name, text: await file.text() });
    opener.value = ""; // the same file can be chosen again
  }, { signal });
}
