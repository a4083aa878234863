import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { TextCanvas } from "./letters/text-canvas.ts";
import { type FontParts, typeset } from "./letters/font-files.ts";

const registered = new Set<string>();
const known = new Map<string, FontParts>();

function partsOf(fontPackage: string): FontParts {
  const parts = known.get(fontPackage) ?? readParts(fontPackage);
  known.set(fontPackage, parts);
  return parts;
}

function readParts(fontPackage: string): FontParts {
  const file = fileURLToPath(import.meta.resolve(`@fontsource/${fontPackage}/unicode.json`));
  return JSON.parse(readFileSync(file, "utf8"));
}

/** Canvas for captions in Node: Skia, with the fonts that texts need. */
export function createTextCanvas(): TextCanvas {
  let canvas = createCanvas(16, 16);
  return {
    open(width, height) {
      if (canvas.width < width || canvas.height < height) {
        canvas = createCanvas(Math.max(width, canvas.width), Math.max(height, canvas.height));
      }
      const context = canvas.getContext("2d");
      context.setTransform(1, 0, 0, 1, 0, 0);
      context.clearRect(0, 0, width, height);
      return context;
    },
    load: () => Promise.resolve(),
    typeset(text, font) {
      const { text: drawn, files } = typeset(text, font, partsOf);
      for (const { family, path } of files) {
        if (registered.has(family)) continue;
        GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(path)), family);
        registered.add(family);
      }
      return { text: drawn, families: files.map(({ family }) => `"${family}"`).join(", ") };
    },
  };
}
