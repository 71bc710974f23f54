// What Python cannot do itself: storage, files, clipboard, title, address. One function a kind of message.
const PREFIX = "tiefgang:";
export const RECORD = `${PREFIX}game`;

// What the browser keeps for us, or null where it keeps nothing.
export function saved() {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return Object.fromEntries(keys.map((key) => [key, localStorage.getItem(key)]));
  } catch {
    return null;
  }
}

export function download({ name, text }) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "text/plain" }));
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

// The kinds of message that the page answers by itself; `send` is for answers.
export function services(send) {
  const opener = document.getElementById("open-file");
  opener.addEventListener("change", async () => {
    const [file] = opener.files;
    if (file) send("file", { name: file.name, text: await file.text() });
    opener.value = ""; // the same file can be chosen again
  });
  return {
    save({ key, text }) {
      try {
        localStorage.setItem(key, text);
      } catch (error) {
        send("storage_failed", { key, why: error.name });
      }
    },
    remove({ key }) {
      try {
        localStorage.removeItem(key);
      } catch (error) {
        send("storage_failed", { key, why: error.name });
      }
    },
    download,
    async picture(data) {
      try {
        await (await import("./print.js")).print(data);
      } catch (error) {
        send("picture_failed", { why: error.name });
      }
    },
    async copy({ text }) {
      try {
        const whole = text.startsWith("#") ? location.href.split("#")[0] + text : text; // a link to a position
        await navigator.clipboard.writeText(whole);
      } catch (error) {
        send("copy_failed", { why: error.name });
      }
    },
    open_file() {
      opener.click();
    },
    title({ text }) {
      document.title = text;
    },
    lang({ lang }) {
      document.documentElement.lang = lang;
    },
    announce({ text }) {
      document.getElementById("announce").textContent = text;
    },
    fragment({ fragment }) {
      history.replaceState(null, "", fragment ? `#${fragment}` : location.pathname + location.search);
    },
  };
}
