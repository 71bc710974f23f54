// What the page says before Python is there, in English and German.
const TEXTS = {
  en: {
    downloading: (done, total) => `Loading: ${done} of ${total} MB`,
    starting: "Starting Python",
    building: "Laying out the table",
    plain: "The quick start did not work here; starting the slow way",
    download_failed: (name) => `A file did not arrive (${name}). Check your connection, then try again.`,
    fatal: (why) => `Tiefgang could not start. Load the page again; if that does not help, keep your game as a file. (${why})`,
    failed: (why) => `That went wrong, but the game goes on. (${why})`,
    retry: "Try again",
    export: "Save my game as a file",
    regions: {
      chart: "Chart", decision: "Decision", choices: "Possible moves", boards: "Players",
      display: "Display", log: "Log", dialog: "Dialog",
    },
  },
  de: {
    downloading: (done, total) => `Lädt: ${done} von ${total} MB`,
    starting: "Python startet",
    building: "Der Tisch wird aufgebaut",
    plain: "Der schnelle Start ging hier nicht; jetzt der langsame",
    download_failed: (name) => `Eine Datei kam nicht an (${name}). Prüfe die Verbindung und versuche es noch einmal.`,
    fatal: (why) => `Tiefgang konnte nicht starten. Lade die Seite neu; hilft das nicht, sichere dein Spiel als Datei. (${why})`,
    failed: (why) => `Das ging schief, aber das Spiel geht weiter. (${why})`,
    retry: "Noch einmal versuchen",
    export: "Mein Spiel als Datei sichern",
    regions: {
      chart: "Karte", decision: "Entscheidung", choices: "Mögliche Züge", boards: "Spieler",
      display: "Auslage", log: "Verlauf", dialog: "Dialog",
    },
  },
};

const wished = new URLSearchParams(location.search).get("language") ?? navigator.language;
export const texts = /^de/i.test(wished) ? TEXTS.de : TEXTS.en;
export const language = texts === TEXTS.de ? "de" : "en";
