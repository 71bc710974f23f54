// Which page is shown and which game this tab plays: reads the address, asks what is kept, and says so when
// another tab has the game.
//
// `#/home` is the home page, `#/game/<id>` a kept game, everything else is Python's. Without an address the game
// that ran last goes on; when none did, the page begins with the home page.
import { element, isHome } from "./regions.js";
import * as saves from "./saves.js";
import { elsewhere, listen } from "./tabs.js";
import { texts } from "./texts.js";

const RECORD = "tiefgang:game"; // under which name Python gets the game of this tab
const HOME = "#/home";

const wantedGame = () => (location.hash === HOME ? "" : /^#\/game\/(\w+)$/.exec(location.hash)?.[1]);
const clearAddress = () => history.replaceState(null, "", location.pathname + location.search);

export class Router {
  // `keeps`: whether games are kept here at all; a part of another page keeps none.
  constructor(home, send, keeps = true) {
    this.home = home;
    this.send = send;
    this.now = { game: null, list: [], storage: true, busy: null };
    this.refused = null; // a game that could not be kept because another tab has it
    this.ready = keeps ? saves.begin(wantedGame()).then((now) => (this.now = now)) : Promise.resolve();
  }

  // Shows what the address asks for, as soon as it is known which games there are.
  begin() {
    listen({ lost: (id) => this.#lost(id), changed: () => this.#changed() });
    element("elsewhere-here").addEventListener("click", () => this.#goOnHere());
    element("elsewhere-home").addEventListener("click", () => this.#leaveIt());
    addEventListener("hashchange", () => this.#follow());
    this.home.show(isHome());
    this.ready.then(({ game, busy }) => {
      if (wantedGame()) game ? clearAddress() : history.replaceState(null, "", HOME);
      const bare = location.hash.length < 2;
      const said = busy ? texts.busy : location.hash === HOME && !isHome() ? texts.not_there : "";
      if (location.hash === HOME || (bare && !game)) this.home.show(true, said);
      else if (isHome()) this.home.show(false);
    });
  }

  // What Python is told of the address and of the games when it starts; the text is the newest there is.
  fragment() {
    return location.hash === HOME ? "" : location.hash.slice(1);
  }

  kept() {
    const { game, list, storage } = this.now;
    return {
      saved: storage ? (game ? { [RECORD]: saves.text() } : {}) : null,
      storage,
      id: game?.id ?? "",
      saves: list.map(({ id, text, ply, pictured }) => ({ id, text, ply, pictured })),
    };
  }

  // A file is opened on the table, where Python says what comes of it.
  open(file) {
    if (isHome()) this.#table();
    this.send("file", file);
  }

  // Python wants to keep a game that another tab has.
  taken(game) {
    this.refused = game;
    this.#over(texts.taken);
  }

  #follow() {
    const id = wantedGame();
    if (id === "") {
      this.send("home", {}, "home");
      this.home.show(true);
    } else if (id) {
      this.#openKept(id);
    } else if (location.hash.length > 1 || saves.mine()) {
      this.home.show(false);
      this.send("fragment", { fragment: location.hash.slice(1) }, "fragment");
    } else {
      this.home.show(true);
    }
  }

  #table() {
    clearAddress();
    this.home.show(false);
  }

  async #openKept(id) {
    await this.ready;
    if (id === saves.mine() && element("elsewhere").hidden) return this.#table();
    const game = await saves.take(id).catch(() => undefined);
    if (!game) {
      const busy = (await elsewhere()).has(id);
      history.replaceState(null, "", HOME);
      this.home.show(true, busy ? "" : texts.not_there);
      if (busy) this.#over(texts.taken, id);
      return;
    }
    element("elsewhere").hidden = true;
    this.#table();
    this.now = { ...this.now, game };
    this.send("open", { id, text: game.text });
  }

  #lost(id) {
    this.#over(texts.lost, id);
    saves.forget();
    this.send("removed", { id }); // what this tab holds of it will soon be old
  }

  #leaveIt() {
    if (this.refused) this.send("removed", { id: this.refused.id });
    this.refused = null;
    element("elsewhere").hidden = true;
    if (location.hash === HOME) this.home.show(true);
    else location.assign(HOME);
  }

  async #changed() {
    const list = await saves.list();
    this.now = { ...this.now, list };
    this.send("saves", { saves: this.kept().saves }, "saves");
    this.home.fill();
  }

  // Another tab has the game `id` (nothing: the one of this tab): this one stops until the player decides.
  #over(said, id = saves.mine()) {
    const box = element("elsewhere");
    box.dataset.id = id ?? "";
    element("elsewhere-text").textContent = said;
    element("elsewhere-here").textContent = texts.go_on_here;
    element("elsewhere-home").textContent = texts.all_games;
    box.hidden = false;
    element("elsewhere-here").focus();
  }

  // What this tab holds may be older than what is kept: it begins again with the game, which is then its own.
  async #goOnHere() {
    const game = this.refused;
    if (game) await saves.take(game.id, true).then(() => saves.keep(game)).catch(() => {});
    const id = game?.id ?? element("elsewhere").dataset.id;
    saves.store("sessionStorage", "mine", id);
    saves.store("sessionStorage", "take", id);
    clearAddress();
    location.reload();
  }
}
