import type { Style } from "@curta/contract";
import type { Random } from "../../random.ts";
import type { Color, Numeral } from "./harmony.ts";
import type { Mode } from "./key.ts";

/** Degrees (1 is the tonic) of four bars; `!` marks a dominant with a raised third. */
type Loops = readonly [string, ...string[]];

/** Without the sixth degree, which is diminished in Dorian. */
const DORIAN = ["1 4 7 3", "1 3 7 4", "1 7 4 5", "4 1 7 3"] as const;

/** Common progressions of each style, by whether the key's third is minor or major. */
const LOOPS: Record<Style, { minor: Loops; major: Loops }> = {
  viral: {
    minor: ["1 6 3 7", "6 7 1 1", "1 4 6 7", "6 3 7 1", "1 3 7 6", "4 6 1 7", "1 7 6 7", ...DORIAN],
    major: ["1 5 6 4", "6 4 1 5", "4 5 6 1", "1 6 4 5", "4 1 5 6", "1 3 4 5"],
  },
  cinematografico: {
    minor: ["1 6 3 7", "1 4 6 5!", "1 7 6 5!", "1 6 4 5!", "6 7 1 4", "1 3 6 7"],
    major: ["1 5 2 4", "1 3 6 4", "6 4 1 5", "1 4 6 5", "4 1 6 5"],
  },
  suave: {
    minor: ["6 7 1 4", "4 7 3 6", "1 6 4 5!", "6 5 4 1", ...DORIAN],
    major: ["2 5 1 6", "1 6 2 5", "4 3 2 1", "4 5 3 6", "1 3 4 2", "4 1 2 6"],
  },
};

const COLORS: Record<Style, readonly [Color, ...Color[]]> = {
  viral: ["triad", "add9", "triad", "seventh"],
  cinematografico: ["triad", "sus2", "add9"],
  suave: ["seventh", "ninth", "ninth"],
};

/** Four chords that repeat, and four others for quiet sections. */
export interface Progressions {
  readonly main: readonly Numeral[];
  readonly contrast: readonly Numeral[];
}

export function chooseProgressions(style: Style, mode: Mode, random: Random): Progressions {
  const minor = mode === "minor" || mode === "dorian";
  const loops = LOOPS[style][minor ? "minor" : "major"].filter((loop) => !loop.includes(DIMINISHED[mode]));
  const color = random.pick(COLORS[style]);
  const first = random.integer(0, loops.length - 1);
  const second = (first + random.integer(1, loops.length - 1)) % loops.length;
  return { main: parse(loops[first], color), contrast: parse(loops[second], color) };
}

/** The degree whose triad is diminished: progressions with it are not used. */
const DIMINISHED: Record<Mode, string> = { major: "7", mixolydian: "3", dorian: "6", minor: "2" };

function parse(loop: string | undefined, color: Color): Numeral[] {
  return (loop ?? "1").split(" ").map((word) => ({
    degree: Number.parseInt(word, 10) - 1,
    color: word.endsWith("!") ? "dominant" : color,
  }));
}
