/** A decoded picture: 8-bit sRGB, interleaved RGB, rows without padding (`width * height * 3` bytes). */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly rgb: Uint8Array;
}
