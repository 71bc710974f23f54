// Links on their way out and in: Web Share, the clipboard, a QR code, a passphrase. Nothing of it leaves the
// page by itself.
const ROUNDS = 600_000; // of PBKDF2: a guess shall cost something
const SALT = 16;
const IV = 12;

const whole = (text) => (text.startsWith("#") ? location.href.split("#")[0] + text : text);

// The key that a passphrase makes with a salt.
async function keyOf(passphrase, salt) {
  const material = await crypto.subtle.importKey("raw", new TextEncoder().encode(passphrase.normalize()), "PBKDF2", false, ["deriveKey"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: ROUNDS };
  return crypto.subtle.deriveKey(how, material, { name: "AES-GCM", length: 256 }, false, ["encrypt", "decrypt"]);
}

const toBase64 = (bytes) => btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
const fromBase64 = (text) => Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (char) => char.charCodeAt(0));

// Salt, nonce and what AES-GCM makes of the text, as base64.
async function sealed(text, passphrase) {
  const salt = crypto.getRandomValues(new Uint8Array(SALT));
  const iv = crypto.getRandomValues(new Uint8Array(IV));
  const key = await keyOf(passphrase, salt);
  const hidden = new Uint8Array(await crypto.subtle.encrypt({ name: "AES-GCM", iv }, key, new TextEncoder().encode(text)));
  return toBase64(Uint8Array.of(...salt, ...iv, ...hidden));
}

// The text again; throws when the passphrase is not the one.
async function opened(data, passphrase) {
  const bytes = fromBase64(data);
  const key = await keyOf(passphrase, bytes.subarray(0, SALT));
  const iv = bytes.subarray(SALT, SALT + IV);
  return new TextDecoder().decode(await crypto.subtle.decrypt({ name: "AES-GCM", iv }, key, bytes.subarray(SALT + IV)));
}

// The dark modules of a QR code as an SVG path in units of a module, and how many there are a side.
async function drawn(text, library) {
  const { generate, correction } = await import(library);
  const code = generate(text, { minCorrectionLevel: correction.L, maxCorrectionLevel: correction.M });
  let path = "";
  for (let y = 0; y < code.size; y++) {
    for (let x = 0; x < code.size; x++) {
      if (!code.get(x, y)) continue;
      const start = x;
      while (code.get(x + 1, y)) x++;
      path += `M${start} ${y}h${x + 1 - start}v1h-${x + 1 - start}z`;
    }
  }
  return { side: code.size, path };
}

// The kinds of message that the page answers here; `library` is the address of the QR library, fetched when
// somebody wants to see a code.
export function sharing(send, library) {
  const copy = async ({ text }) => {
    try {
      await navigator.clipboard.writeText(whole(text));
    } catch (error) {
      send("copy_failed", { why: error.name });
    }
  };
  return {
    copy,
    async share({ text }) {
      try {
        await navigator.share({ title: document.title, url: whole(text) });
      } catch (error) {
        if (error.name === "AbortError") return; // the person has thought better of it
        send("copied_instead", {});
        copy({ text });
      }
    },
    async qr({ text }) {
      try {
        send("qr", await drawn(whole(text), library));
      } catch {
        send("qr", { side: 0, path: "" }); // too long for a code, or the library did not arrive
      }
    },
    async seal({ text, passphrase, way }) {
      try {
        send("sealed", { data: await sealed(text, passphrase), way });
      } catch (error) {
        send("seal_failed", { why: error.name }); // no WebCrypto here: the page came over plain http
      }
    },
    async unseal({ data, passphrase }) {
      try {
        send("unsealed", { text: await opened(data, passphrase) });
      } catch {
        send("unsealed", { text: "" });
      }
    },
  };
}
