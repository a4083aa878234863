import { randomUuid } from "../uuid.ts";

/** Begins a trace with a click, as W3C Trace Context writes it: what the server does because of it goes on under its number. */
export function newTraceparent(): string {
  const [trace, span] = [randomUuid(), randomUuid()].map((id) => id.replaceAll("-", ""));
  // The first digits of an id are random; those that say its version come later.
  return `00-${trace}-${span?.slice(0, 8)}${span?.slice(-8)}-01`;
}
