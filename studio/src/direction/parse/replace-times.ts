import { clock } from "../words/clock.ts";
import type { Lines } from "./scene.ts";

/** A time in seconds as a script says it, and the one to put in its place. */
type Replacement = readonly [old: number, now: number];

const CLOCK = String.raw`(?:\d{1,9}:){0,2}\d{1,9}(?:[.,]\d{1,9})?`;
/** A time is sure where it has a colon, a unit, or is one end of a range. */
const TIME = new RegExp(
  String.raw`(?<![\d:.,])${CLOCK}(?![\d:])(?= *(?:segundos?|segs?|secs?|seconds?|s\b|"|″))|(?<![\d:.,])(?:\d{1,9}:){1,2}\d{1,9}(?:[.,]\d{1,9})?|(?<![\d:.,])${CLOCK}(?= *(?:[-–—−]+>?|aos?\b|a\b|até|to\b|until\b) *\d)|(?<=\d *(?:s|segundos)? *(?:[-–—−]+>?|aos?|a|até|to|until) *)${CLOCK}`,
  "giu",
);
const QUOTED = /"(?:\\.|[^"\\])*"|“[^”]*”/gu;
const SAME_SECONDS = 0.02;

/** Puts other times into the lines of a scene, each at its first mention; captions stay as they are. */
export function replaceTimes(lines: string[], { from, to }: Lines, times: readonly Replacement[]): void {
  const left = [...times];
  for (let at = from; at <= to && left.length > 0; at += 1) {
    const line = lines[at] ?? "";
    const hidden = line.replaceAll(QUOTED, (quoted) => " ".repeat(quoted.length));
    let written = "";
    let done = 0;
    for (const { 0: found, index } of hidden.matchAll(TIME)) {
      const next = left[0];
      if (next === undefined) break;
      if (Math.abs(secondsOf(found) - next[0]) > SAME_SECONDS) continue;
      written += line.slice(done, index) + likeWritten(found, next[1]);
      done = index + found.length;
      left.shift();
    }
    lines[at] = written + line.slice(done);
  }
}

function secondsOf(time: string): number {
  const parts = time.replace(",", ".").split(":").map(Number);
  return parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** "0:07" -> "0:03,5", "7" -> "3,5": a clock stays a clock, a point a point. */
function likeWritten(time: string, seconds: number): string {
  const written = time.includes(":") ? clock(seconds) : String(Math.round(seconds * 100) / 100);
  return written.replace(/[.,]/, time.includes(".") ? "." : ",");
}
