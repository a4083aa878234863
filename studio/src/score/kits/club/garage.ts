import { CLAP, CRASH, HAT, OPEN_HAT, RIM, SHAKER, SNARE } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { clubMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/** Two-step garage: the kick leaves out the second beat, hats shuffle, an organ bass jumps, the voice is cut to pieces. */
export const GARAGE: Kit = {
  suits: ["viral"],
  tempo: [118, 140],
  character: "club",
  harmony: {
    modes: [{ bright: "major", dark: "minor" }],
    minor: ["1 6 3 7", "4 5 1 1", "1 4 6 7", "6 7 1 4"],
    major: ["2 5 1 6", "4 3 2 1", "4 5 3 6"],
    colors: ["seventh", "ninth", "add9"],
  },
  melody: {
    scale: "pentatonic",
    register: { low: 64, high: 80 },
    rhythms: [
      "x..x....x.x..x..x..x....x.......",
      "..x..x..x..x.x....x..x..x..x....",
      "x.x..x......x.x.x.x..x..........",
    ],
  },
  grooves: [
    {
      name: "two-step",
      swing: 0.24,
      main: {
        kick: "X.........X.....X......x..X.....",
        clap: "....X.......X...",
        hat: "..xo..xo..xo..xo",
        open: "..x.......x.....",
        rim: ".......o.o......",
      },
      full: { shaker: "xoxoxoxoxoxoxoxo", ghost: ".......o.......o" },
      thin: { kick: "X.........X.....", hat: "..x...x...x...x.", rim: "....x..o....x..." },
      rise: { kick: "X...X...X...X...", hat: "..xo..xo..xo..xo", shaker: "xoxoxoxoxoxoxoxo" },
      fills: [
        { clap: "x..X..XX", kick: "X...x..." },
        { ghost: "xoxX", kick: "X..x" },
      ],
      roll: "ghost",
      crash: "crash",
      bass: "x..x...x..x..o..x..x...x..f..o..",
      chords: "x.....x..x......",
      chordSteps: 2,
      arpeggio: "..x..x..x..x..x.",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "kick", low: 54, sweep: 170, decay: 0.22, click: 0.55, knock: 0.35, push: 2 },
      gain: 1,
    },
    clap: { ...CLAP, sound: { kind: "clap", tail: 0.16, centre: 1_500 } },
    ghost: { ...SNARE, gain: 0.42 },
    hat: HAT,
    open: OPEN_HAT,
    rim: RIM,
    shaker: SHAKER,
    crash: CRASH,
  },
  band: {
    bass: [
      { kind: "organ", drawbars: [1, 0.55, 0.35, 0.2, 0.1, 0.05] },
      { kind: "square-bass", cutoff: 420, sweep: 1_300 },
    ],
    chords: [
      { kind: "tones", tone: { kind: "organ", drawbars: [0.7, 1, 0.7, 0.6, 0.3, 0.3] }, strum: 0 },
      { kind: "tones", tone: { kind: "electric-piano", bark: 2.4 }, strum: 0 },
    ],
    pad: [
      { kind: "ensemble", voices: 3, spread: 14, attack: 0.08, release: 0.3, opening: 1_600, body: 2_800 },
    ],
    arpeggio: [
      { kind: "saw-pluck", brightness: 4_500, decay: 0.3 },
      { kind: "mallet", decay: 0.5 },
    ],
    lead: [
      { kind: "chop", vowel: "a", decay: 0.36 },
      { kind: "chop", vowel: "e", decay: 0.36 },
    ],
    solo: [
      { kind: "chop", vowel: "o", decay: 0.7 },
      { kind: "electric-piano", bark: 1.6 },
    ],
    registers: { bass: { low: 33, high: 44 }, chords: { low: 57, high: 76 }, arpeggio: 67 },
  },
  textures: CLUB_TEXTURES,
  mix: clubMix({ bass: { level: -2.5 } }),
};
