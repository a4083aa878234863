import type { Style } from "@curta/contract";
import type { Random } from "../../random.ts";

/**
 * A rhythm in sixteenths, one bar or two: `x` full, `o` softer, `.` nothing. Bass: `x` root, `o` octave above, `f` fifth.
 * `stabs` says when chords are played; null holds them.
 */
export interface Groove {
  readonly name: string;
  readonly kick: string;
  readonly snare: string;
  readonly hats: string;
  readonly open: string;
  readonly percussion: string;
  readonly bass: string;
  readonly stabs: string | null;
  /** How late every second note of `swung` sixteenths comes, as a share of that note. */
  readonly swing: number;
  readonly swung: 1 | 2;
}
type Feel = Omit<Groove, "swung">;
type Grooves = readonly [Feel, ...Feel[]];

const GROOVES: Record<Style, Grooves> = {
  viral: [
    {
      name: "house",
      kick: "x...x...x...x...",
      snare: "....x.......x...",
      hats: "x.oxx.oxx.oxx.ox",
      open: "..x...x...x...x.",
      percussion: "...o..x....o..x.",
      bass: "..x...x...x...xo",
      stabs: "x..x..x...x..x..",
      swing: 0.06,
    },
    {
      name: "future",
      kick: "x.....x...x.....",
      snare: "........x.......",
      hats: "x.x.x.x.x.x.xoxo",
      open: "....x.........x.",
      percussion: "......o...x....o",
      bass: "x.....x...x.....",
      stabs: "x..x..x..x..x...",
      swing: 0,
    },
    {
      name: "funk",
      kick: "x...x...x...x...",
      snare: "....x.......x..o",
      hats: "xoxoxoxoxoxoxoxo",
      open: "..............x.",
      percussion: "..x..o..x..o..x.",
      bass: "x..x..o.x.x..oxf",
      stabs: "..x...x..x....x.",
      swing: 0.12,
    },
    {
      name: "garage",
      kick: "x.........x..x..",
      snare: "....x.......x...",
      hats: "..x.o.x...x.o.xo",
      open: "......x.......x.",
      percussion: "o..x...o.x..o..x",
      bass: "x..x...x..x..o..",
      stabs: "x.....x..x......",
      swing: 0.2,
    },
    {
      name: "drive",
      kick: "x...x...x...x...",
      snare: "....x.......x...",
      hats: "xxxoxxxoxxxoxxxo",
      open: "..x...x...x...x.",
      percussion: "x.....o.....x...",
      bass: "x.xox.xox.xox.xf",
      stabs: null,
      swing: 0,
    },
  ],
  cinematografico: [
    {
      name: "march",
      kick: "x.......o...x...",
      snare: "........x.......",
      hats: "..o...o...o...o.",
      open: "................",
      percussion: "x..o..x..o..x.oo",
      bass: "x...............",
      stabs: null,
      swing: 0,
    },
    {
      name: "pulse",
      kick: "x.....o.x.......",
      snare: "............x...",
      hats: "x.o.x.o.x.o.x.o.",
      open: "................",
      percussion: "..o.x..o..o.x.oo",
      bass: "x.x.x.x.x.x.x.x.",
      stabs: null,
      swing: 0,
    },
    {
      name: "storm",
      kick: "x..x......x.....",
      snare: "........x......o",
      hats: "o.o.o.o.o.o.o.o.",
      open: "................",
      percussion: "x.ox.ox.x.ox.oxo",
      bass: "x.......x.......",
      stabs: null,
      swing: 0,
    },
  ],
  suave: [
    {
      name: "lofi",
      kick: "x.......o.x.....",
      snare: "....x.......x...",
      hats: "x.x.x.x.x.x.x.xo",
      open: "................",
      percussion: "o.x.o.xoo.x.o.xo",
      bass: "x.....f.x.......",
      stabs: "x.....x.........",
      swing: 0.24,
    },
    {
      name: "bossa",
      kick: "x.....xox.....xo",
      snare: "x..x..x...x..x..",
      hats: "o.o.o.o.o.o.o.o.",
      open: "................",
      percussion: "x.oxx.oxx.oxx.ox",
      bass: "x.....f.f.....x.",
      stabs: "x..x..x...x..x..",
      swing: 0.08,
    },
    {
      name: "drift",
      kick: "x.........x.....",
      snare: "........x.......",
      hats: "x...x...x...x.o.",
      open: "................",
      percussion: "..x...x...x...xo",
      bass: "x.........x...f.",
      stabs: null,
      swing: 0.18,
    },
    {
      name: "waltz-in-four",
      kick: "x.....x...o.....",
      snare: "....o.......x...",
      hats: "x.xox.x.x.xox.x.",
      open: "................",
      percussion: "o.xxo.x.o.xxo.x.",
      bass: "x.....x...f.....",
      stabs: "x.....x...x.....",
      swing: 0.2,
    },
  ],
};

/** Above this tempo calm music is played at half speed: the same rhythm over two bars. */
const CALM_BPM = 104;

export function chooseGroove(style: Style, bpm: number, random: Random): Groove {
  const feel = random.pick(GROOVES[style]);
  return style === "suave" && bpm > CALM_BPM ? stretched(feel) : { ...feel, swung: 1 };
}

function stretched(feel: Feel): Groove {
  return {
    ...feel,
    kick: twice(feel.kick),
    snare: twice(feel.snare),
    hats: twice(feel.hats),
    open: twice(feel.open),
    percussion: twice(feel.percussion),
    bass: twice(feel.bass),
    stabs: feel.stabs === null ? null : twice(feel.stabs),
    swung: 2,
  };
}

function twice(pattern: string): string {
  return pattern.replaceAll(/./g, "$&.");
}

/** The mark of a pattern at a step; patterns repeat. */
export function markAt(pattern: string, step: number): string {
  return pattern[step % pattern.length] ?? ".";
}

/** How late a step is played because of the swing, in steps. */
export function swingDelay({ swing, swung }: Groove, step: number): number {
  return Math.floor(step / swung) % 2 === 1 && step % swung === 0 ? swing * swung : 0;
}
