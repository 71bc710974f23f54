// What Python cannot do itself: storage, files, title, address. One function a kind of message.
import { stayAwake } from "./awake.js";
import { download } from "./files.js";
import { peekers } from "./peek.js";
import { element, isHome } from "./regions.js";
import * as saves from "./saves.js";
import { speak } from "./texts.js";

const PATIENCE = 4000; // ms that a move waits for the browser to keep it

// Asks the browser not to throw the games away when space is short; a browser may ask the player. Once a page.
let asked = false;
async function persist() {
  if (asked || !navigator.storage?.persist) return;
  asked = true;
  const kept = (await navigator.storage.persisted().catch(() => false)) || (await navigator.storage.persist().catch(() => false));
  document.documentElement.dataset.persisted = kept;
}

// The kinds of message that the page answers by itself. `link` leads to Python; `taken(game)` hears of a game that
// another tab has, `pictured()` of a new picture in the list.
export function services(link, { taken, pictured }) {
  const send = (kind, data, key) => link.send(kind, data, key);
  let kept = null; // the last game, when it is kept
  return {
    // every move is kept before it is shown: patches wait until the browser says that it is
    async save(game) {
      link.hold();
      const keeping = saves.keep(game);
      kept = keeping.catch(() => {});
      try {
        const late = new Promise((_, no) => setTimeout(no, PATIENCE, new DOMException("no answer", "TimeoutError")));
        await Promise.race([keeping, late]);
        delete document.documentElement.dataset.unkept;
      } catch (error) {
        if (error.name === "Taken") taken(game);
        else {
          document.documentElement.dataset.unkept = error.name;
          send("storage_failed", { why: error.name });
        }
      } finally {
        link.release();
      }
      stayAwake(!game.over && !isHome());
      if (game.choices > 1) persist();
    },
    async remove({ id }) {
      await kept; // the game that takes its place
      await saves.remove(id).catch(() => {}); // it stays in the list, where the player can remove it
    },
    async picture(picture) {
      await saves.portray(picture).catch(() => {}); // the list has one of the empty board instead
      pictured();
    },
    // a branch that nobody plays now
    async shelve(game) {
      try {
        await saves.restore({ ...game, at: Date.now(), writer: "" });
      } catch (error) {
        send("storage_failed", { why: error.name });
      }
    },
    async torn({ id }) {
      await saves.mark(id, { torn: true, over: true }).catch(() => {});
    },
    home() {
      location.hash = "/home";
    },
    peekers: peekers(send),
    download,
    async print(data) {
      try {
        await (await import("./print.js")).print(data);
      } catch (error) {
        send("picture_failed", { why: error.name });
      }
    },
    open_file() {
      element("open-file").click();
    },
    settings({ text }) {
      saves.store("localStorage", "settings", text);
    },
    title({ text }) {
      document.title = text;
      element("table-title").textContent = text;
    },
    lang({ lang }) {
      if (lang !== document.documentElement.lang) saves.store("localStorage", "language", lang);
      speak(lang);
    },
    announce({ text }) {
      element("announce").textContent = text;
    },
    fragment({ fragment }) {
      if (!isHome()) history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
    },
  };
}
