import { CurtaError } from "@curta/contract";
import sharp from "sharp";
import type { Sharp } from "sharp";
import type { Picture } from "../src/picture.ts";

/** Four quarters of different colours (red, green / blue, yellow), so that every turn and mirroring shows. */
export function quarters(width: number, height: number): Picture {
  const colours = [
    [200, 40, 40],
    [40, 160, 60],
    [40, 60, 200],
    [220, 200, 60],
  ] as const;
  return paint(
    width,
    height,
    (x, y) => colours[(x < width / 2 ? 0 : 1) + (y < height / 2 ? 0 : 2)] ?? [0, 0, 0],
  );
}

/** A picture of a colour per pixel. */
export function paint(
  width: number,
  height: number,
  paintAt: (x: number, y: number) => readonly [number, number, number],
): Picture {
  const rgb = new Uint8Array(width * height * 3);
  for (let i = 0; i < width * height; i++) rgb.set(paintAt(i % width, Math.floor(i / width)), i * 3);
  return { width, height, rgb };
}

export function toSharp({ rgb, width, height }: Picture): Sharp {
  return sharp(rgb, { raw: { width, height, channels: 3 } });
}

/** A picture as small as a glance: 90 x 160, in RGB. */
export function glance(picture: Picture): Promise<Uint8Array> {
  return toSharp(picture).resize(90, 160, { fit: "fill", kernel: "linear" }).raw().toBuffer();
}

/** Mean difference of two glances in 8-bit levels. */
export function apart(one: Uint8Array, other: Uint8Array): number {
  return one.reduce((sum, value, i) => sum + Math.abs(value - other[i]!), 0) / one.length;
}

/** Largest difference between green and another channel of a pixel. */
export function mostColour({ rgb }: Picture): number {
  let most = 0;
  for (let p = 0; p < rgb.length; p += 3) {
    const step = Math.abs(rgb[p]! - rgb[p + 1]!);
    const other = Math.abs(rgb[p + 2]! - rgb[p + 1]!);
    most = Math.max(most, step, other);
  }
  return most;
}

/** Colour at a place given in shares of the sides. */
export function colourAt({ rgb, width, height }: Picture, x: number, y: number): number[] {
  const p = (Math.floor(y * height) * width + Math.floor(x * width)) * 3;
  return [...rgb.subarray(p, p + 3)];
}

/** The code that a promise is refused with; null if it is not. */
export async function refusal(promise: Promise<unknown>): Promise<string | null> {
  try {
    await promise;
    return null;
  } catch (error) {
    if (error instanceof CurtaError) return error.code;
    throw error;
  }
}
