import type { ByteRange } from "../../media/media-store.ts";

/**
 * Parses a Range header (RFC 9110, 14.2) for a file of `size` bytes. For several ranges, other units and malformed
 * headers the whole file is sent, as the standard allows.
 */
export function parseRange(header: string | undefined, size: number): ByteRange | "whole" | "unsatisfiable" {
  const match = header === undefined ? null : /^bytes=(\d*)-(\d*)$/.exec(header.trim());
  if (!match) return "whole";
  const [, first = "", last = ""] = match;
  if (first === "" && last === "") return "whole";
  if (first === "") return suffix(Number(last), size);
  const from = Number(first);
  const to = last === "" ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== "" && Number(last) < from) return "whole";
  return from >= size ? "unsatisfiable" : { from, to };
}

function suffix(length: number, size: number): ByteRange | "unsatisfiable" {
  if (length === 0 || size === 0) return "unsatisfiable";
  return { from: Math.max(0, size - length), to: size - 1 };
}
