// Defines <tiefgang-board> for any page: see for-authors.html beside this file. One file without parts, so that
// it runs wherever it may be loaded; it writes no HTML and no style attribute, for pages with a strict policy.
(() => {
  "use strict";
  const home = new URL(".", document.currentScript.src);
  const WORDS = {
    en: { play: "Play from here", read: "Step through it", puzzle: "Solve the puzzle", title: "Game board" },
    de: { play: "Ab hier spielen", read: "Schritt für Schritt", puzzle: "Rätsel lösen", title: "Spielbrett" },
  };
  const PASSED = ["game", "position", "ply", "viewer", "language", "theme", "size", "mode", "seats"];
  const EVENTS = ["ready", "move", "finished", "solved", "failed"];
  const STYLE = `
    :host { display: block; position: relative; max-width: 100%; }
    :host([hidden]) { display: none; }
    iframe { display: block; width: 100%; height: 480px; border: 0; }
    .still { display: flex; flex-direction: column; align-items: center; gap: 12px; cursor: pointer; }
    .still[hidden] { display: none; }
    img, ::slotted(img), ::slotted(svg), ::slotted(picture) { display: block; max-width: 100%; height: auto; margin: 0 auto; }
    button { min-height: 48px; max-width: 94%; padding: 0 22px; border: 0; border-radius: 24px; background: #A8327A; color: #fff;
      font: 600 17px/1.2 system-ui, sans-serif; cursor: pointer; }
    button:focus-visible { outline: 3px solid #A8327A; outline-offset: 3px; }
  `;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(STYLE);

  class TiefgangBoard extends HTMLElement {
    static observedAttributes = ["record", "ply", "language", "theme"];
    #root = this.attachShadow({ mode: "open" });
    #frame = null;
    #plays = false;
    #hear = (event) => this.#heard(event);

    connectedCallback() {
      this.#root.adoptedStyleSheets = [sheet];
      addEventListener("message", this.#hear);
      // what is inside of it may not have been read yet
      if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", () => this.#begin(), { once: true });
      else this.#begin();
    }

    #begin() {
      if (!this.isConnected) return;
      if (this.#frame) this.#load(this.#plays); // it was moved within the page: a frame begins anew there
      else if (this.getAttribute("picture") || this.children.length) this.#still();
      else this.#load(false);
    }

    disconnectedCallback() {
      removeEventListener("message", this.#hear);
    }

    attributeChangedCallback(name, before, now) {
      if (!this.#frame || before === now) return;
      if (name === "record" && !this.#text()) return void this.#load(this.#plays); // another link
      if (name === "record" || name === "ply") this.#show();
      else this.#say(name, { [name]: now });
    }

    // Begins to play, as a touch does.
    play() {
      if (this.#frame) this.#say("play");
      else this.#load(true);
    }

    #site() {
      return new URL(this.getAttribute("site") ?? home, document.baseURI);
    }

    #words() {
      const tag = this.getAttribute("language") || this.closest("[lang]")?.lang || navigator.language;
      return /^de/i.test(tag) ? WORDS.de : WORDS.en;
    }

    // The author's own picture, and a button over it; nothing is asked of anybody until it is pressed.
    #still() {
      const still = document.createElement("div");
      still.className = "still";
      const picture = this.getAttribute("picture");
      if (picture && !this.children.length) {
        const image = document.createElement("img");
        image.src = picture;
        image.alt = this.getAttribute("label") ?? "";
        still.append(image);
      } else still.append(document.createElement("slot"));
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = this.#words()[this.getAttribute("mode")] ?? this.#words().play;
      still.append(button);
      still.addEventListener("click", () => this.play(), { once: true });
      this.#root.replaceChildren(still);
    }

    // The text of a record, when the attribute holds one and not a link to it.
    #text() {
      const given = this.getAttribute("record") ?? "";
      return /^\s*tiefgang \d/.test(given) ? given.replace(/^\s+/, "") : "";
    }

    #load(play) {
      this.#plays = play;
      const site = this.#site();
      const address = new URL(site);
      address.searchParams.set("embed", "");
      for (const name of PASSED) {
        if (this.getAttribute(name)) address.searchParams.set(name, this.getAttribute(name));
      }
      if (!address.searchParams.has("language") && this.closest("[lang]")) {
        address.searchParams.set("language", this.closest("[lang]").lang);
      }
      address.searchParams.set("allow", location.origin);
      if (play) address.searchParams.set("play", "");
      const given = this.getAttribute("record") ?? "";
      if (this.#text()) address.searchParams.set("record", "message");
      else if (given) address.hash = `/play/${given.replace(/^.*#\/play\//s, "")}`;
      const frame = document.createElement("iframe");
      frame.title = this.getAttribute("label") ?? this.#words().title;
      frame.allow = "fullscreen; clipboard-write";
      if (!play) frame.loading = "lazy";
      frame.src = address.href;
      this.#frame = frame;
      this.#root.replaceChildren(frame);
    }

    #say(kind, data = {}) {
      this.#frame?.contentWindow?.postMessage({ tiefgang: 1, ...data, kind }, this.#site().origin);
    }

    #show() {
      const ply = Number.parseInt(this.getAttribute("ply") ?? "", 10);
      this.#say("show", { record: this.#text() || null, ply: Number.isNaN(ply) ? null : ply });
    }

    #heard({ source, origin, data }) {
      if (!this.#frame || source !== this.#frame.contentWindow || origin !== this.#site().origin) return;
      if (data?.tiefgang !== 1) return;
      if (data.kind === "hello") {
        this.#say("listen");
        if (this.#text()) this.#show();
      } else if (data.kind === "height") {
        if (data.height > 40 && data.height < 10_000) this.#frame.style.height = `${Math.ceil(data.height)}px`;
      } else if (EVENTS.includes(data.kind)) {
        const { tiefgang, kind, ...detail } = data;
        this.dispatchEvent(new CustomEvent(`tiefgang-${kind}`, { detail, bubbles: true, composed: true }));
      }
    }
  }

  if (!customElements.get("tiefgang-board")) customElements.define("tiefgang-board", TiefgangBoard);
})();
