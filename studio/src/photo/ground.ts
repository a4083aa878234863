import type { Sharp } from "sharp";

const LIGHT = "#f3f1ec";
const DARK = "#16181d";
/** Side in pixels of the small picture that the ground is chosen on. */
const SIDE = 64;

/** Background for a transparent photo: light behind dark things, dark behind light ones. */
export async function chooseGround(source: Sharp): Promise<string> {
  const small = source.clone().resize(SIDE, SIDE, { fit: "fill" }).toColourspace("srgb").ensureAlpha();
  const rgba = await small.raw({ depth: "uchar" }).toBuffer();
  let light = 0;
  let weight = 0;
  for (let p = 0; p + 3 < rgba.length; p += 4) {
    const alpha = rgba[p + 3] ?? 0;
    light += alpha * (0.2126 * (rgba[p] ?? 0) + 0.7152 * (rgba[p + 1] ?? 0) + 0.0722 * (rgba[p + 2] ?? 0));
    weight += alpha;
  }
  return light > 0.6 * 255 * weight ? DARK : LIGHT;
}
