/** A painted word in YUV, values multiplied by alpha. Width and height are even. */
export interface SpritePlanes {
  /** A multiple of 16, so that chroma rows are whole vectors. */
  readonly width: number;
  readonly height: number;
  readonly luma: Uint8Array;
  readonly lumaAlpha: Uint8Array;
  readonly chromaU: Uint8Array;
  readonly chromaV: Uint8Array;
  readonly chromaAlpha: Uint8Array;
}

/** Converts RGBA (not premultiplied, even sides, width a multiple of 16) into planes (BT.709, limited range). */
export function spritePlanes(rgba: Uint8ClampedArray, width: number, height: number): SpritePlanes {
  const sprite = {
    width,
    height,
    luma: new Uint8Array(width * height),
    lumaAlpha: new Uint8Array(width * height),
    chromaU: new Uint8Array((width * height) / 4),
    chromaV: new Uint8Array((width * height) / 4),
    chromaAlpha: new Uint8Array((width * height) / 4),
  };
  const whole = new Uint32Array(rgba.buffer, rgba.byteOffset, width * height);
  for (let y = 0; y < height; y += 2) {
    for (let x = 0; x < width; x += 2) {
      const i = y * width + x;
      const below = i + width;
      // Most of a sprite is empty.
      if ((whole[i]! | whole[i + 1]! | whole[below]! | whole[below + 1]!) !== 0)
        convertBlock(rgba, sprite, x, y);
    }
  }
  return sprite;
}

function convertBlock(rgba: Uint8ClampedArray, sprite: SpritePlanes, x: number, y: number): void {
  const { width } = sprite;
  let alphas = 0;
  let us = 0;
  let vs = 0;
  for (let k = 0; k < 4; k++) {
    const i = (y + (k >> 1)) * width + x + (k & 1);
    const alpha = (rgba[4 * i + 3] ?? 0) / 255;
    if (alpha === 0) continue;
    const r = rgba[4 * i] ?? 0;
    const g = rgba[4 * i + 1] ?? 0;
    const b = rgba[4 * i + 2] ?? 0;
    const light = 0.2126 * r + 0.7152 * g + 0.0722 * b;
    sprite.luma[i] = Math.round((16 + (219 / 255) * light) * alpha);
    sprite.lumaAlpha[i] = Math.round(255 * alpha);
    alphas += alpha / 4;
    us += (128 + ((224 / 255) * (b - light)) / 1.8556) * (alpha / 4);
    vs += (128 + ((224 / 255) * (r - light)) / 1.5748) * (alpha / 4);
  }
  const block = (y >> 1) * (width >> 1) + (x >> 1);
  sprite.chromaU[block] = Math.round(us);
  sprite.chromaV[block] = Math.round(vs);
  sprite.chromaAlpha[block] = Math.round(255 * alphas);
}
