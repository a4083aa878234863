import { CurtaError } from "@curta/contract";
import { z } from "zod";

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Longest escape sequence of JSON: \u0041. */
const ESCAPE_CHARS = 6;

/** Start of the first string with more than `bytes` bytes; its end need not have arrived. */
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

/** Length of the text that is complete: an escape sequence at its end may continue in the next chunk. */
export function completeLength(text: string): number {
  const last = text.lastIndexOf("\\");
  return last === -1 || text.length - last >= ESCAPE_CHARS ? text.length : last;
}

/**
 * Decodes the text between two quotes. Base64 needs no escapes, but "\/" is common and "\u002b" occurs.
 * @throws CurtaError broken_base64
 */
export function unescapeJson(text: string): string {
  if (!text.includes("\\")) return text;
  try {
    return z.string().parse(JSON.parse(`"${text}"`));
  } catch (cause) {
    throw new CurtaError("broken_base64", { cause });
  }
}
