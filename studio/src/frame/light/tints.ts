import type { Grade, Tint } from "../../direction/timeline.ts";

/** How far the strongest tint and warmth move a colour, in 8-bit levels of U and V. */
const STRONGEST_TINT = 16;
const STRONGEST_WARMTH = 20;
/** Hue of warm light, in degrees. */
const WARM = 36;
/** Skin follows so much of what is added to saturation, and of what is taken from it. */
const SKIN_MORE = 0.25;
const SKIN_LESS = 0.6;
/** From this level on colours are not made stronger. */
const BRIGHT = 0.7;
const LUMA_SPAN = 219;

/** 256 times what is added to U and V at a level of luma, the saturation there, and that of skin. */
export function tintsOf(grade: Grade): Float32Array {
  const table = new Float32Array(256 * 4);
  for (let level = 0; level < 256; level++) {
    const share = Math.min(1, level / LUMA_SPAN);
    table.set([...offsetAt(grade, share), ...saturationsAt(grade, share)], level * 4);
  }
  return table;
}

/** Black and white stay neutral, so that paper is white and night is black. */
function offsetAt({ shadows, highlights, warmth }: Grade, level: number): [number, number] {
  const middle = 4 * level * (1 - level);
  const dark = (1 - level) ** 2 * Math.min(1, 0.25 + level / 0.15);
  const bright = (level * level * (1 - level)) / (4 / 27);
  const [coolU, coolV] = directionOf(shadows);
  const [warmU, warmV] = directionOf(highlights);
  const [sunU, sunV] = directionOf({ hue: WARM, strength: warmth * middle * STRONGEST_WARMTH });
  const shadow = dark * STRONGEST_TINT;
  const light = bright * STRONGEST_TINT * 0.6;
  return [coolU * shadow + warmU * light + sunU, coolV * shadow + warmV * light + sunV];
}

function saturationsAt({ saturation }: Grade, level: number): [number, number] {
  const calm = saturation > 1 ? Math.min(1, Math.max(0, (1 - level) / (1 - BRIGHT))) : 1;
  const usual = 1 + (saturation - 1) * calm;
  if (saturation === 0) return [0, 0];
  return [usual, 1 + (usual - 1) * (usual > 1 ? SKIN_MORE : SKIN_LESS)];
}

/** The direction of a hue in the plane of U and V, as long as the tint is strong. */
function directionOf({ hue, strength }: Tint): [number, number] {
  const channel = (shift: number): number => {
    const place = (((hue + shift) % 360) + 360) % 360;
    return Math.min(1, Math.max(0, Math.abs(place - 180) / 60 - 1));
  };
  const [red, green, blue] = [channel(0), channel(240), channel(120)];
  const luma = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const [u, v] = [(blue - luma) / 1.8556, (red - luma) / 1.5748];
  const length = Math.hypot(u, v) || 1;
  return [(strength * u) / length, (strength * v) / length];
}
