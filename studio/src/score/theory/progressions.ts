import type { Random } from "../../random.ts";
import type { Harmony } from "../kits/kit.ts";
import type { Numeral } from "./harmony.ts";
import type { Mode } from "./key.ts";

/** Four chords that repeat, and four others for quiet sections. */
export interface Progressions {
  readonly main: readonly Numeral[];
  readonly contrast: readonly Numeral[];
}

export function chooseProgressions(harmony: Harmony, mode: Mode, random: Random): Progressions {
  const minor = mode === "minor" || mode === "dorian";
  const loops = harmony[minor ? "minor" : "major"].filter((loop) => !loop.includes(DIMINISHED[mode]));
  const color = random.pick(harmony.colors);
  const first = random.integer(0, Math.max(0, loops.length - 1));
  const second = loops.length < 2 ? first : (first + random.integer(1, loops.length - 1)) % loops.length;
  const parse = (loop = "1 4 1 5"): Numeral[] =>
    loop.split(" ").map((word) => ({
      degree: Number.parseInt(word, 10) - 1,
      color: word.endsWith("!") ? "dominant" : color,
    }));
  return { main: parse(loops[first]), contrast: parse(loops[second]) };
}

/** The degree whose triad is diminished: progressions with it are not used. */
const DIMINISHED: Record<Mode, string> = { major: "7", mixolydian: "3", dorian: "6", minor: "2" };
