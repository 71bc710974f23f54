// The home page over the table: the games there are stand in the HTML, the games that are kept are listed here.
import { unzippedText } from "./download.js";
import { download } from "./files.js";
import { element, isHome, setInert } from "./regions.js";
import * as saves from "./saves.js";
import { elsewhere, leave } from "./tabs.js";
import { speak, texts } from "./texts.js";

const page = document.documentElement;

// `games` says by name and language how a game and its seats are called; `shown(isHome)` hears of every change.
export class Home {
  constructor(games, files, { shown, removed, spoken }) {
    this.games = games;
    this.shown = shown;
    this.removed = removed;
    this.gone = null; // what was removed last, until something else is done
    page.addEventListener("language", () => {
      speak(page.lang); // see first.js
      spoken(page.lang);
      this.fill();
    });
    this.pictures = new Map(); // by name of the file: the address of what is in it, when it has come
    this.files = files;
    element("home-open").addEventListener("click", () => element("open-file").click());
  }

  // Changes between the home page and the table.
  show(home, said = "") {
    page.dataset.view = home ? "home" : "table";
    setInert("home", home);
    element("home-said").textContent = said;
    this.gone = null;
    if (home) {
      element("home").scrollTo(0, 0);
      element("home").focus({ preventScroll: true });
      this.fill();
    }
    this.shown(home);
  }

  // The picture of a game as it is drawn at build time; a file that does not come leaves its place empty.
  #drawn(game) {
    const file = this.files[this.games[game]?.[page.lang].picture];
    if (!file) return Promise.resolve("");
    if (!this.pictures.has(file.url)) {
      const text = unzippedText(file, () => {});
      const address = text.then((svg) => URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" })));
      this.pictures.set(file.url, address.catch(() => ""));
    }
    return this.pictures.get(file.url);
  }

  async #show(image, game) {
    const address = await this.#drawn(game);
    if (address && image.src !== address) image.src = address;
  }

  // Lists the games that are kept, once more after every change.
  async fill() {
    if (!isHome()) return;
    for (const image of document.querySelectorAll("#games img")) this.#show(image, image.dataset.game);
    const [games, others] = await Promise.all([saves.list(), elsewhere()]);
    element("kept").hidden = !games.length && !this.gone;
    const items = games.map((game) => this.#item(game, others.has(game.id)));
    if (this.gone) items.splice(this.gone.place, 0, this.#undo(this.gone));
    element("saves").replaceChildren(...items);
    page.dataset.saves = games.length;
  }

  #item(game, busy) {
    const about = this.games[game.game]?.[page.lang] ?? { name: game.game || texts.unknown, seats: [] };
    const image = make("img", { alt: "", width: 120, height: 120 });
    if (game.picture) image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(game.picture)}`;
    else this.#show(image, game.game);
    const link = make("a", { href: `#/game/${game.id}` }, [
      image,
      make("div", {}, [
        make("h3", {}, [about.name]),
        make("p", {}, [players(game, about)]),
        make("p", {}, [how(game, about, busy)]),
        make("p", { className: "when" }, [when(game.at)]),
      ]),
    ]);
    const title = `${about.name}, ${when(game.at)}`;
    const save = button(texts.save_one, title, () => download({ name: `${game.game || "tiefgang"}-${game.id}.txt`, text: game.text }));
    const remove = button(texts.remove_one, title, () => this.#remove(game, busy));
    remove.disabled = busy;
    const item = make("li", { className: "save" }, [link, make("div", { className: "do" }, [save, remove])]);
    item.dataset.id = game.id;
    return item;
  }

  async #remove(game, busy) {
    if (busy) return;
    const place = [...element("saves").querySelectorAll(".save")].findIndex(({ dataset }) => dataset.id === game.id);
    const was = saves.mine() === game.id;
    try {
      await saves.remove(game.id);
    } catch (error) {
      element("home-said").textContent = texts.not_removed(error.name);
      return;
    }
    if (was) {
      leave();
      this.removed(game.id);
    }
    this.gone = { game, place };
    await this.fill();
    element("saves").querySelector(".gone button").focus();
  }

  #undo({ game }) {
    const name = this.games[game.game]?.[page.lang].name ?? texts.unknown;
    const undo = button(texts.undo_remove, name, async () => {
      await saves.restore(game);
      this.gone = null;
      await this.fill();
      element("saves").querySelector(`[data-id="${game.id}"] a`)?.focus();
    });
    return make("li", { className: "gone" }, [make("span", { role: "status" }, [texts.removed(name)]), undo]);
  }
}

function make(name, attributes = {}, children = []) {
  const made = Object.assign(document.createElement(name), attributes);
  made.append(...children);
  return made;
}

// What a button does is told to screen readers together with the game it is for.
function button(text, title, action) {
  const made = make("button", { type: "button", title: `${text}: ${title}` }, [text]);
  made.setAttribute("aria-label", `${text}: ${title}`);
  made.addEventListener("click", action);
  return made;
}

function players({ seats }, about) {
  return seats.map((kind, seat) => `${about.seats[seat] ?? seat + 1}${texts.kinds[kind] ?? ""}`).join(", ");
}

function how({ over, won, turn, ply, torn }, about, busy) {
  if (torn) return texts.torn;
  if (busy) return texts.busy_one;
  if (over) return texts.won((won ?? []).map((seat) => about.seats[seat]));
  return turn === null ? texts.at_move(ply) : `${texts.turn(about.seats[turn] ?? turn + 1)}, ${texts.at_move(ply)}`;
}

function when(at) {
  return new Intl.DateTimeFormat(page.lang, { dateStyle: "medium", timeStyle: "short" }).format(at);
}
