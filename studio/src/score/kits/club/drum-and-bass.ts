import { CRASH, HAT, OPEN_HAT, SHAKER, SNARE } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { clubMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/** Fast broken drums over a slow, growling bass and wide chords. */
export const DRUM_AND_BASS: Kit = {
  suits: ["viral", "cinematografico"],
  tempo: [158, 182],
  character: "club",
  harmony: {
    modes: [{ bright: "major", dark: "minor" }],
    minor: ["1 6 3 7", "6 7 1 3", "1 3 7 6", "4 6 1 7"],
    major: ["4 1 5 6", "6 4 1 5", "1 5 6 4"],
    colors: ["add9", "seventh", "triad"],
  },
  melody: {
    scale: "pentatonic",
    register: { low: 65, high: 81 },
    rhythms: [
      "x.....x.....x...x.....x.x.......",
      "x...x..x..x.....x...x..x........",
      "..x...x.x...x.....x...x.........",
    ],
  },
  grooves: [
    {
      name: "amen",
      swing: 0.06,
      main: {
        kick: "X.x.......X.....X.x.......X..x..",
        snare: "....X..o.o..X..o....X..o.o....X.",
        hat: "x.x.x.x.x.x.x.x.",
      },
      full: { ride: "x...x...x...x...", shaker: "oxoxoxoxoxoxoxox" },
      thin: { kick: "X.........X.....", snare: "....x.......x...", hat: "x.x.x.x.x.x.x.x." },
      rise: { kick: "X...X...X...X...", hat: "xoxoxoxoxoxoxoxo" },
      fills: [{ snare: "X.oXX.XX" }, { snare: "xoxoXoXX", kick: "X......." }],
      roll: "snare",
      crash: "crash",
      bass: "x.......x..x....x.....x.....o...",
      chords: null,
      chordSteps: 16,
      arpeggio: "x..x..x..x..x.x.",
    },
    {
      name: "two-step",
      swing: 0,
      main: {
        kick: "X.........X.....",
        snare: "....X.......X...",
        hat: "x.xox.xox.xox.xo",
        ghost: ".......o.o.....o",
      },
      full: { ride: "x.x.x.x.x.x.x.x.", open: "..........x....." },
      thin: { kick: "X.........X.....", snare: "....x.......x...", hat: "..x...x...x...x." },
      fills: [{ snare: "X..XX.XX" }, { ghost: "xxxx", snare: "...X" }],
      roll: "snare",
      crash: "crash",
      bass: "x...............x.......x...f...",
      chords: null,
      chordSteps: 16,
      arpeggio: "x.x..x.x.x..x.x.",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "kick", low: 56, sweep: 200, decay: 0.18, click: 0.6, knock: 0.4, push: 2.2 },
      gain: 1,
    },
    snare: {
      ...SNARE,
      sound: { kind: "snare", tone: 212, body: 0.14, wires: 0.17, bright: 1_500, push: 2 },
      gain: 0.86,
    },
    ghost: { ...SNARE, gain: 0.5 },
    hat: HAT,
    open: OPEN_HAT,
    ride: { sound: { kind: "hat", decay: 0.4, edge: 5_200 }, gain: 0.16, pan: -0.35 },
    shaker: SHAKER,
    crash: CRASH,
  },
  band: {
    bass: [
      { kind: "reese", spread: 14, cutoff: 700 },
      { kind: "reese", spread: 22, cutoff: 520 },
    ],
    chords: [
      { kind: "ensemble", voices: 3, spread: 16, attack: 0.03, release: 0.5, opening: 3_600, body: 2_600 },
      { kind: "tones", tone: { kind: "electric-piano", bark: 2 }, strum: 8 },
    ],
    pad: [
      { kind: "ensemble", voices: 3, spread: 18, attack: 0.2, release: 0.8, opening: 1_600, body: 3_600 },
    ],
    arpeggio: [
      { kind: "bell", ratio: 2, index: 1.6, decay: 0.5 },
      { kind: "saw-pluck", brightness: 5_000, decay: 0.3 },
    ],
    lead: [
      { kind: "chop", vowel: "a", decay: 0.5 },
      { kind: "saw-lead", voices: 5, spread: 14, cutoff: 6_000, attack: 0.006, release: 0.2 },
      { kind: "piano", softness: 0.2 },
    ],
    solo: [
      { kind: "piano", softness: 0.3 },
      { kind: "chop", vowel: "o", decay: 0.9 },
    ],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 55, high: 75 }, arpeggio: 67 },
  },
  textures: CLUB_TEXTURES,
  mix: clubMix({ bass: { level: -2.5, duck: 0.5 }, drums: { level: 0.5 } }, { duckingSeconds: 0.14 }),
};
