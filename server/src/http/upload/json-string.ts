import { CurtaError } from "@curta/contract";
import { z } from "zod";

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** An escape of JSON has at most this many characters: \u0041. */
const ESCAPE_CHARS = 6;

/** Where the text of the first string of more than `bytes` bytes begins; it need not have ended. */
export function findLongString(json: Buffer, bytes: number): number | undefined {
  let start: number | undefined;
  for (let at = 0; at < json.length; at++) {
    const byte = json[at];
    if (byte === BACKSLASH) at++;
    else if (byte === QUOTE && start === undefined) start = at + 1;
    else if (byte === QUOTE && start !== undefined) {
      if (at - start > bytes) return start;
      start = undefined;
    }
  }
  return start !== undefined && json.length - start > bytes ? start : undefined;
}

/** How much of a string's text is there for certain: an escape at its end may go on in the next piece. */
export function endOfWhole(text: string): number {
  const last = text.lastIndexOf("\\");
  return last === -1 || text.length - last >= ESCAPE_CHARS ? text.length : last;
}

/**
 * What the text between two quotes says. Base64 has nothing to escape, but "\/" is common and "\u002b" is
 * seen. @throws CurtaError broken_base64
 */
export function unescape(text: string): string {
  if (!text.includes("\\")) return text;
  try {
    return z.string().parse(JSON.parse(`"${text}"`));
  } catch (cause) {
    throw new CurtaError("broken_base64", { cause });
  }
}
