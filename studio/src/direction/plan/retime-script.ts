import type { Style, Tempo } from "@curta/contract";
import { createRandom } from "../../random.ts";
import { withHeaderOptions } from "../parse/header-options.ts";
import type { Outline } from "../parse/scene.ts";
import { outlineOfJson } from "../parse/script-json.ts";
import { outline } from "../parse/script-outline.ts";
import { linesOf } from "../parse/script-text.ts";
import { replaceTimes } from "../parse/replace-times.ts";
import { beatsOf, chooseTempo, tempoFits } from "../shots/tempo.ts";
import { lengthsInBeats, nearestTempo, sceneLengths } from "./scene-lengths.ts";

export interface RetimeWishes {
  /** Holds where the script names no style. */
  readonly style: Style;
  /** The film's new length, a whole number from 5 to 60, and the one it had. */
  readonly seconds: number;
  readonly before: number;
  readonly seed: number;
}

/**
 * The script with its times fitted to another length of the film: each scene keeps its share, cut on beats. Only times
 * and the header's length are changed; a script without times comes back with the header changed, at most.
 */
export function retimeScript(script: string, wishes: RetimeWishes): string {
  const { seconds } = wishes;
  const headed = withHeaderOptions(script, { seconds });
  if (outlineOfJson(headed) !== null) return headed;
  const { header, scenes } = outline(headed);
  const lengths = sceneLengths(scenes);
  const bpm = tempoOf(header, wishes);
  if (lengths.every((length) => length === undefined) || scenes.length > beatsOf(seconds, bpm)) return headed;
  const isOpen = lengths.includes(undefined);
  const sum = lengths.reduce<number>((total, length) => total + (length ?? 0), 0);
  const factor = seconds / (isOpen ? wishes.before : sum);
  const fitted = lengthsInBeats(
    lengths.map((length) => length && length * factor),
    seconds,
    bpm,
  );
  const lines = linesOf(headed);
  let beat = 0;
  for (const [index, { from, to, mark, length, lines: at }] of scenes.entries()) {
    const start = (beat * 60) / bpm;
    beat += fitted[index] ?? 0;
    const end = (beat * 60) / bpm;
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

/** The tempo that the film will have. */
function tempoOf({ bpm, style }: Outline["header"], wishes: RetimeWishes): Tempo {
  const tempo =
    bpm === undefined
      ? chooseTempo(style ?? wishes.style, wishes.seconds, createRandom(wishes.seed, "tempo"))
      : nearestTempo(bpm);
  return tempoFits(wishes.seconds, tempo) ? tempo : 120;
}

/** Lines put together with the breaks that they had. */
function joinLike(script: string, lines: readonly string[]): string {
  const breaks = script.match(/\r\n|[\n\r\u2028\u2029]/g) ?? [];
  return lines.map((line, index) => line + (breaks[index] ?? "")).join("");
}
