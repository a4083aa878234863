const SHORT = 3;
const LONG = 4;
const UNDEFINED = 7;
const HEADER_BYTES = 8;
const ENTRY_BYTES = 12;

/** An uncompressed TIFF of RGBA pixels with a colour profile: hands both to a decoder in one file (TIFF 6.0). */
export function tiffWithProfile(
  { width, height, rgba }: { width: number; height: number; rgba: Uint8ClampedArray },
  profile: Uint8Array,
): Uint8Array {
  const entries = 12;
  const bitsAt = HEADER_BYTES + 2 + entries * ENTRY_BYTES + 4;
  const profileAt = bitsAt + 8;
  const pixelsAt = profileAt + profile.length + (profile.length % 2);
  const file = new Uint8Array(pixelsAt + rgba.length);
  const view = new DataView(file.buffer);
  file.set([0x49, 0x49, 42, 0, HEADER_BYTES]);
  view.setUint16(HEADER_BYTES, entries, true);
  const fields: readonly (readonly [tag: number, kind: number, count: number, value: number])[] = [
    [256, LONG, 1, width],
    [257, LONG, 1, height],
    [258, SHORT, 4, bitsAt],
    [259, SHORT, 1, 1], // not compressed
    [262, SHORT, 1, 2], // RGB
    [273, LONG, 1, pixelsAt],
    [277, SHORT, 1, 4],
    [278, LONG, 1, height], // one strip
    [279, LONG, 1, rgba.length],
    [284, SHORT, 1, 1], // interleaved
    [338, SHORT, 1, 2], // the fourth sample is alpha, not multiplied in
    [34675, UNDEFINED, profile.length, profileAt],
  ];
  fields.forEach(([tag, kind, count, value], i) => {
    const at = HEADER_BYTES + 2 + i * ENTRY_BYTES;
    view.setUint16(at, tag, true);
    view.setUint16(at + 2, kind, true);
    view.setUint32(at + 4, count, true);
    view.setUint32(at + 8, value, true);
  });
  for (let channel = 0; channel < 4; channel++) view.setUint16(bitsAt + 2 * channel, 8, true);
  file.set(profile, profileAt);
  file.set(rgba, pixelsAt);
  return file;
}
