import { CurtaError, MAX_PHOTO_BYTES } from "@curta/contract";

/** Decodes a photo's base64 text that arrives in chunks. */
export interface Base64Decoder {
  /** @throws CurtaError broken_base64, photo_too_large */
  push(text: string): void;
  /** The photo. @throws CurtaError broken_base64 if the end is missing */
  end(): Uint8Array;
}

const QUANTUM_CHARS = 4;
const QUANTUM_BYTES = 3;
/**
 * Strict (RFC 4648, section 4): Node's decoder skips invalid characters, which shows in the length of its output.
 * The last quantum is decoded at the end, because only it may have padding.
 */
export function createBase64Decoder(): Base64Decoder {
  // The system allocates memory only for the pages that are written to.
  const photo = Buffer.allocUnsafeSlow(MAX_PHOTO_BYTES);
  let size = 0;
  let left = "";

  function decode(text: string, bytes: number): void {
    if (size + bytes > MAX_PHOTO_BYTES) throw new CurtaError("photo_too_large");
    const urlSafe = text.includes("-") || text.includes("_");
    if (urlSafe || photo.write(text, size, "base64") !== bytes) throw new CurtaError("broken_base64");
    size += bytes;
  }

  return {
    push(text) {
      const all = left + text;
      const whole = Math.max(0, Math.ceil(all.length / QUANTUM_CHARS) - 1);
      left = all.slice(whole * QUANTUM_CHARS);
      if (whole > 0) decode(all.slice(0, whole * QUANTUM_CHARS), whole * QUANTUM_BYTES);
    },
    end() {
      const padding = left.endsWith("==") ? 2 : left.endsWith("=") ? 1 : 0;
      if (left.length !== QUANTUM_CHARS) throw new CurtaError("broken_base64");
      decode(left, QUANTUM_BYTES - padding);
      return photo.subarray(0, size);
    },
  };
}

/** Decodes a photo's complete base64 text. @throws CurtaError broken_base64, photo_too_large */
export function decodeBase64(text: string): Uint8Array {
  const decoder = createBase64Decoder();
  // One byte per character: of larger characters Node's decoder would read the lower byte only.
  decoder.push(Buffer.from(text).toString("latin1"));
  return decoder.end();
}
