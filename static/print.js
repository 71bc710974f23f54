// A picture of the position as a file: SVG with the fonts inside, or PNG drawn from it. Fetched when it is wanted.
import { hand } from "./files.js";

const SCALE = 2; // dots of the PNG for a dot of the drawing: sharp in print at the size of a hand

// The style sheet's @font-face rules for the fonts that the picture names, each with its file inside.
async function fonts(svg) {
  const rules = [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]).filter((rule) => rule instanceof CSSFontFaceRule);
  const used = rules.filter((rule) => svg.includes(rule.style.getPropertyValue("font-family").replaceAll(/["']/g, "")));
  const faces = await Promise.all(
    used.map(async (rule) => {
      const [, address] = /url\("?([^")]+)"?\)/.exec(rule.style.getPropertyValue("src"));
      const bytes = new Uint8Array(await (await fetch(new URL(address, rule.parentStyleSheet.href))).arrayBuffer());
      let text = "";
      for (const byte of bytes) text += String.fromCharCode(byte);
      const of = (name) => rule.style.getPropertyValue(name);
      return `@font-face{font-family:${of("font-family")};font-weight:${of("font-weight")};font-style:${of("font-style")};src:url(data:font/woff2;base64,${btoa(text)})}`;
    }),
  );
  return faces.join("");
}

async function drawn(svg) {
  const image = new Image();
  const address = URL.createObjectURL(new Blob([svg], { type: "image/svg+xml" }));
  try {
    image.src = address;
    await image.decode();
    const canvas = new OffscreenCanvas(image.naturalWidth * SCALE, image.naturalHeight * SCALE);
    canvas.getContext("2d").drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.convertToBlob({ type: "image/png" });
  } finally {
    URL.revokeObjectURL(address);
  }
}

// Hands the picture to the player; `kind` is svg or png.
export async function print({ name, text, kind }) {
  const inside = `<style>${(await fonts(text)).replaceAll("]]>", "")}</style>`;
  const svg = text.replace(/(<svg\b[^>]*>)/, (head) => head + inside);
  const blob = kind === "png" ? await drawn(svg) : new Blob([svg], { type: "image/svg+xml" });
  hand(`${name}.${kind}`, blob);
}
