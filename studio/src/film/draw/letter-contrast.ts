import { type CaptionWord, placeAt, poseAt, wordScale } from "../../frame/captions/captions.ts";
import type { RenderScene } from "../../frame/render-scene.ts";

/** Entrances and fades are over. */
const THERE = 0.99;
/** Of the pixels around a word, the share that may be nearer to the letters' brightness than the one that counts. */
const LEFT_OUT = 0.1;

/** Relative luminance of an 8-bit sRGB level. */
const LINEAR = Float64Array.from({ length: 256 }, (_, byte) => {
  const value = byte / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

/**
 * The least contrast (WCAG 2) of letters against the pixels around them among the words that are fully there in a drawn
 * frame, their strokes and plates being part of what is around; null where no word is.
 */
export function letterContrast(
  { captions, size }: Pick<RenderScene, "captions" | "size">,
  shot: number,
  frame: number,
  picture: Uint8Array,
): number | null {
  const contrasts = (captions[shot] ?? []).flatMap((word) => {
    // The subject may cover what stands behind it.
    if (word.behind || word.points === null || word.part !== "word" || frame < word.from || frame >= word.to)
      return [];
    const pose = poseAt(word, frame);
    if (pose.strength < THERE) return [];
    const lights = (places: Uint16Array): number[] => {
      const { left, top } = placeAt(word, frame, pose, size);
      const scale = wordScale(word, pose, size);
      return luminances(picture, size.width, size.height, scaled(places, word, left, top, scale));
    };
    return [contrastOf(lights(word.points.inside), lights(word.points.around))];
  });
  return contrasts.length === 0 ? null : Math.min(...contrasts);
}

/** Places of a sprite as places of the frame: a sprite is scaled about its middle. */
function scaled(
  places: Uint16Array,
  { width, height }: CaptionWord,
  left: number,
  top: number,
  scale: number,
): Int32Array {
  return Int32Array.from(places, (place, i) => {
    const [from, half] = i % 2 === 0 ? [left, width / 2] : [top, height / 2];
    return Math.round(from + half + (place - half) * scale);
  });
}

/** Relative luminance of places of an I420 frame (BT.709, limited range), ascending. */
function luminances(frame: Uint8Array, width: number, height: number, places: Int32Array): number[] {
  const found: number[] = [];
  const chroma = width * height;
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i]!, places[i + 1]!];
    if (x < 0 || y < 0 || x >= width || y >= height) continue;
    const beside = (y >> 1) * (width >> 1) + (x >> 1);
    const bright = (frame[y * width + x]! - 16) * (255 / 219);
    const blue = frame[chroma + beside]! - 128;
    const red = frame[chroma * 1.25 + beside]! - 128;
    const [r, g, b] = [bright + 1.7927 * red, bright - 0.2132 * blue - 0.5329 * red, bright + 2.1124 * blue];
    found.push(0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b));
  }
  return found.toSorted((one, other) => one - other);
}

function linear(value: number): number {
  return LINEAR[Math.min(255, Math.max(0, Math.round(value)))]!;
}

/** Contrast of the letters' middle brightness against nearly the worst of what is around them. */
function contrastOf(inside: readonly number[], around: readonly number[]): number {
  const letters = inside[inside.length >> 1] ?? 0;
  const middle = around[around.length >> 1] ?? 0;
  const out = Math.floor(around.length * LEFT_OUT);
  const ground = letters > middle ? (around.at(-1 - out) ?? 0) : (around[out] ?? 0);
  return (Math.max(letters, ground) + 0.05) / (Math.min(letters, ground) + 0.05);
}
