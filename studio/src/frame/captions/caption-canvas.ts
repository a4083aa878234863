import { createCanvas, GlobalFonts } from "@napi-rs/canvas";
import { fileURLToPath } from "node:url";
import type { TextCanvas } from "./caption-paint.ts";

const WEIGHTS = [700, 800, 900] as const;
const SUBSETS = ["latin", "latin-ext", "vietnamese", "cyrillic", "cyrillic-ext"] as const;

let registered = false;

function registerMontserrat(): void {
  if (registered) return;
  for (const weight of WEIGHTS) {
    for (const subset of SUBSETS) {
      const file = `@fontsource/montserrat/files/montserrat-${subset}-${weight}-normal.woff2`;
      GlobalFonts.registerFromPath(fileURLToPath(import.meta.resolve(file)), "Montserrat");
    }
  }
  registered = true;
}

/** Canvas for captions in Node: Skia, with Montserrat in the weights that the looks use. */
export function createTextCanvas(): TextCanvas {
  registerMontserrat();
  let canvas = createCanvas(16, 16);
  return {
    open(width, height) {
      if (canvas.width < width || canvas.height < height) {
        canvas = createCanvas(Math.max(width, canvas.width), Math.max(height, canvas.height));
      }
      const context = canvas.getContext("2d");
      context.clearRect(0, 0, canvas.width, canvas.height);
      return context;
    },
  };
}
