import { beatsIn } from "@curta/contract";
import { withHeaderOptions } from "../../parse/header-options.ts";
import { outlineOfJson } from "../../parse/json/script-json.ts";
import { outline } from "../../parse/script-outline.ts";
import { linesOf } from "../../parse/script-text.ts";
import { replaceTimes } from "../../parse/replace-times.ts";
import { nearestTempo } from "../../shots/tempo.ts";
import { lengthsInBeats, sceneLengths, tempoForLengths } from "../scene-lengths.ts";

export interface RetimeWishes {
  /** The film's new length, a whole number from 5 to 60, and the one it had. */
  readonly seconds: number;
  readonly before: number;
}

/** Where the script names no tempo and its lengths fit several. */
const USUAL_BPM = 120;
const BPM = /\d+(?:[.,]\d+)?(?= *bpm\b)/iu;

/**
 * The script with its times fitted to another length of the film: each scene keeps its share, cut on beats. Only times
 * and the header's length and tempo are changed; a script without times comes back with the header changed, at most.
 */
export function retimeScript(script: string, wishes: RetimeWishes): string {
  const { seconds } = wishes;
  const headed = withHeaderOptions(script, { seconds });
  if (outlineOfJson(headed) !== null) return headed;
  const { header, scenes } = outline(headed);
  const lengths = sceneLengths(scenes);
  if (lengths.every((length) => length === undefined)) return headed;
  const sum = lengths.reduce<number>((total, length) => total + (length ?? 0), 0);
  const factor = seconds / (lengths.includes(undefined) ? wishes.before : sum);
  const scaled = lengths.map((length) => length && length * factor);
  const bpm =
    header.bpm === undefined
      ? tempoForLengths(scaled, seconds, USUAL_BPM)
      : nearestTempo(header.bpm, seconds);
  const beats = beatsIn(seconds, bpm);
  if (scenes.length > beats) return headed;
  const fitted = lengthsInBeats(scaled, seconds, bpm);
  const lines = linesOf(headed);
  const tempoLine = header.line.bpm;
  if (tempoLine !== undefined) lines[tempoLine] = (lines[tempoLine] ?? "").replace(BPM, String(bpm));
  let beat = 0;
  for (const [index, { from, to, mark, length, lines: at }] of scenes.entries()) {
    const start = (beat * seconds) / beats;
    beat += fitted[index] ?? 0;
    const end = (beat * seconds) / beats;
    if (at === null) continue;
    const isLength = length !== undefined || (mark !== undefined && lengths[index] === mark);
    const times = isLength
      ? [[length ?? mark ?? 0, end - start] as const]
      : [[from ?? mark, start] as const, [to, end] as const].flatMap(([old, now]) =>
          old === undefined ? [] : [[old, now] as const],
        );
    replaceTimes(lines, at, times);
  }
  return joinLike(headed, lines);
}

/** Lines put together with the breaks that they had. */
function joinLike(script: string, lines: readonly string[]): string {
  const breaks = script.match(/\r\n|[\n\r\u2028\u2029]/g) ?? [];
  return lines.map((line, index) => line + (breaks[index] ?? "")).join("");
}
