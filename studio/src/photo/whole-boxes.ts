/**
 * Whether an ISO media file (HEIC) is complete according to its boxes. libheif decodes a picture even if half of its
 * tiles are missing, so truncated files must be found before. ISO/IEC 14496-12, 4.2.
 */
export function hasWholeBoxes(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at);
    if (size === 0) return true;
    if (size === 1 && at + 16 > bytes.length) return false;
    const length = size === 1 ? Number(view.getBigUint64(at + 8)) : size;
    if (length < 8) return false;
    at += length;
  }
  return at === bytes.length;
}
