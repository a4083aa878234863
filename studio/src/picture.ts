/** A decoded picture: 8-bit sRGB, interleaved RGB, rows without padding (`width * height * 3` bytes). */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
  /** So many times its sides were made longer than the photo's; left out where they were not. */
  readonly enlarged?: number;
}

/** A part of a picture, in shares of its width and height; its sides are even. */
export function partOf(
  { width, height, rgb }: Picture,
  part: { readonly x: number; readonly y: number; readonly w: number; readonly h: number },
): Picture {
  const size = { width: 2 * Math.floor((part.w * width) / 2), height: 2 * Math.floor((part.h * height) / 2) };
  const left = Math.min(width - size.width, Math.round(part.x * width));
  const top = Math.min(height - size.height, Math.round(part.y * height));
  const out = new Uint8Array(3 * size.width * size.height);
  for (let y = 0; y < size.height; y += 1) {
    const from = 3 * ((top + y) * width + left);
    out.set(rgb.subarray(from, from + 3 * size.width), 3 * y * size.width);
  }
  return { ...size, rgb: out };
}

/**
 * Gives a picture's memory back now: the collector knows little of tens of megabytes that lie outside its heap. Nobody
 * may look at the picture afterwards.
 */
export function release({ rgb }: Picture): void {
  const { buffer } = rgb;
  if (buffer instanceof ArrayBuffer && buffer.byteLength === rgb.byteLength) buffer.transfer(0);
}
