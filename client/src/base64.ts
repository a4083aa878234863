/** Bytes that become one text at a time: a function takes only so many arguments. */
const CHUNK = 0x6000;

/** Base64 in browsers and in Node alike. */
export function encodeBase64(bytes: Uint8Array): string {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += CHUNK) {
    parts.push(String.fromCharCode(...bytes.subarray(at, at + CHUNK)));
  }
  return btoa(parts.join(""));
}
