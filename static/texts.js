// What the page says by itself, in English and German: before Python is there, and of the games that are kept.
const TEXTS = {
  en: {
    downloading: (done, total) => `Loading: ${done} of ${total} MB`,
    starting: "Starting Python",
    building: "Laying out the table",
    plain: "The quick start did not work here; starting the slow way",
    download_failed: (name) => `A file did not arrive (${name}). Check your connection, then try again.`,
    fatal: (why) => `Tiefgang could not start. Load the page again; if that does not help, keep your game as a file. (${why})`,
    failed: (why) => `That went wrong, but the game goes on. (${why})`,
    not_kept: (why) => `This browser does not keep your game (${why}). It goes on; save it as a file before you close the page.`,
    retry: "Try again",
    export: "Save my game as a file",
    regions: {
      chart: "Chart", decision: "Decision", choices: "Possible moves", boards: "Players",
      display: "Display", log: "Log", dialog: "Dialog",
    },
    save_one: "Save as a file",
    remove_one: "Remove",
    removed: (name) => `Removed: ${name}.`,
    undo_remove: "Bring it back",
    not_removed: (why) => `The browser did not let go of this game (${why}).`,
    unknown: "A game",
    torn: "This game cannot be read here.",
    busy_one: "Open in another tab",
    turn: (player) => `${player} to move`,
    at_move: (ply) => `move ${ply}`,
    won: (names) => (names.length === 1 ? `Finished: ${names[0]} has won` : "Finished"),
    kinds: { greedy: " (simple bot)", random: " (random bot)" },
    busy: "Your game is open in another tab. Go on there, or open it here.",
    lost: "This game goes on in another tab. Everything is kept.",
    taken: "This game is open in another tab, too. So that nothing is lost, only one of them can go on.",
    not_there: "There is no such game on this device.",
    go_on_here: "Go on here",
    all_games: "All games",
  },
  de: {
    downloading: (done, total) => `Lädt: ${done} von ${total} MB`,
    starting: "Python startet",
    building: "Der Tisch wird aufgebaut",
    plain: "Der schnelle Start ging hier nicht; jetzt der langsame",
    download_failed: (name) => `Eine Datei kam nicht an (${name}). Prüfe die Verbindung und versuche es noch einmal.`,
    fatal: (why) => `Tiefgang konnte nicht starten. Lade die Seite neu; hilft das nicht, sichere dein Spiel als Datei. (${why})`,
    failed: (why) => `Das ging schief, aber das Spiel geht weiter. (${why})`,
    not_kept: (why) => `Dieser Browser behält dein Spiel nicht (${why}). Es geht weiter; sichere es als Datei, bevor du die Seite schließt.`,
    retry: "Noch einmal versuchen",
    export: "Mein Spiel als Datei sichern",
    regions: {
      chart: "Karte", decision: "Entscheidung", choices: "Mögliche Züge", boards: "Spieler",
      display: "Auslage", log: "Verlauf", dialog: "Dialog",
    },
    save_one: "Als Datei sichern",
    remove_one: "Entfernen",
    removed: (name) => `Entfernt: ${name}.`,
    undo_remove: "Zurückholen",
    not_removed: (why) => `Der Browser gab dieses Spiel nicht her (${why}).`,
    unknown: "Ein Spiel",
    torn: "Dieses Spiel lässt sich hier nicht lesen.",
    busy_one: "In einem anderen Tab offen",
    turn: (player) => `${player} ist am Zug`,
    at_move: (ply) => `Zug ${ply}`,
    won: (names) => (names.length === 1 ? `Beendet: ${names[0]} hat gewonnen` : "Beendet"),
    kinds: { greedy: " (einfacher Bot)", random: " (Zufallsbot)" },
    busy: "Dein Spiel ist in einem anderen Tab offen. Spiele dort weiter oder öffne es hier.",
    lost: "Dieses Spiel geht in einem anderen Tab weiter. Alles ist gesichert.",
    taken: "Dieses Spiel ist auch in einem anderen Tab offen. Damit nichts verloren geht, kann nur einer weitermachen.",
    not_there: "Dieses Spiel gibt es auf diesem Gerät nicht.",
    go_on_here: "Hier weiterspielen",
    all_games: "Alle Spiele",
  },
};

// In the language of the page; another one after `speak`.
export let texts = TEXTS[document.documentElement.lang] ?? TEXTS.en;

export function speak(language) {
  document.documentElement.lang = language;
  texts = TEXTS[language] ?? TEXTS.en;
}
