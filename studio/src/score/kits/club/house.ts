import { CLAP, CRASH, HAT, OPEN_HAT, RIM, SHAKER, SNARE, TOM } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { clubMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/** Four on the floor, claps on two and four, open hats between the beats, piano or organ stabs, a sung chop as the hook. */
export const HOUSE: Kit = {
  suits: ["viral"],
  tempo: [108, 132],
  character: "club",
  harmony: {
    modes: [
      { bright: "major", dark: "minor" },
      { bright: "mixolydian", dark: "dorian" },
    ],
    minor: ["1 6 3 7", "6 7 1 1", "1 4 6 7", "6 3 7 1", "4 6 1 7", "1 3 7 4"],
    major: ["6 4 1 5", "4 5 6 1", "1 5 6 4", "4 1 5 6", "2 4 6 5"],
    colors: ["triad", "add9", "seventh"],
  },
  melody: {
    scale: "pentatonic",
    register: { low: 65, high: 81 },
    rhythms: [
      "x..x..x...x.x...x..x..x.x.......",
      "x.x...x.x..x....x.x...x.x...x...",
      "..x.x..x..x.x.....x.x..x..x.....",
      "x..x..x..x..x.x.x..x..x..x......",
    ],
  },
  grooves: [
    {
      name: "piano",
      swing: 0.08,
      main: {
        kick: "X...X...X...X...",
        clap: "....X.......X...",
        hat: "o.oxo.oxo.oxo.ox",
        open: "..X...X...X...X.",
      },
      full: { shaker: "xoxoxoxoxoxoxoxo", rim: "...o..x....o..x." },
      thin: { kick: "X...X...X...X...", hat: "..x...x...x...x.", shaker: "o.x.o.x.o.x.o.x." },
      rise: { kick: "X...X...X...X...", hat: "x.x.x.x.x.x.x.x.", shaker: "xoxoxoxoxoxoxoxo" },
      fills: [
        { clap: "X.xx", tom: "..x.", kick: "X..." },
        { tom: "x.xx.xxX", kick: "X......." },
        { clap: "X..X..XX", kick: "X..x..x." },
      ],
      roll: "snare",
      crash: "crash",
      bass: "..x...x...x...xo",
      chords: "x..x..x...x..x..",
      chordSteps: 2,
      arpeggio: "x.xx.xx.x.xx.xx.",
    },
    {
      name: "rolling",
      swing: 0.04,
      main: {
        kick: "X...X...X...X...",
        clap: "....X.......X..o",
        hat: "xoxoxoxoxoxoxoxo",
        open: "..X...X...X...X.",
      },
      full: { rim: "..x..x....x..x.x", shaker: "o.xoo.xoo.xoo.xo" },
      thin: { kick: "X...X...X...X...", hat: "o.x.o.x.o.x.o.x.", rim: "..x..x....x..x.." },
      rise: { kick: "X...X...X...X...", hat: "xoxoxoxoxoxoxoxo" },
      fills: [
        { clap: "X.XX", kick: "X..." },
        { tom: "x..x..xX", kick: "X......." },
      ],
      roll: "snare",
      crash: "crash",
      bass: "x.xox.x.x.xox.xf",
      chords: "..x..x....x..x..",
      chordSteps: 3,
      arpeggio: "x..x..x.x..x..x.",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "kick", low: 50, sweep: 190, decay: 0.32, click: 0.5, knock: 0.3, push: 2.2 },
      gain: 1,
    },
    clap: CLAP,
    snare: { ...SNARE, gain: 0.5 },
    hat: HAT,
    open: OPEN_HAT,
    shaker: SHAKER,
    rim: RIM,
    tom: TOM,
    crash: CRASH,
  },
  band: {
    bass: [
      { kind: "saw-bass", cutoff: 260, sweep: 1_400 },
      { kind: "square-bass", cutoff: 300, sweep: 1_100 },
    ],
    chords: [
      { kind: "tones", tone: { kind: "piano", softness: 0.15 }, strum: 0 },
      { kind: "tones", tone: { kind: "organ", drawbars: [0.9, 1, 0.5, 0.4, 0.2, 0.25] }, strum: 0 },
      { kind: "ensemble", voices: 3, spread: 15, attack: 0.004, release: 0.12, opening: 8_500, body: 2_800 },
    ],
    pad: [
      { kind: "ensemble", voices: 3, spread: 16, attack: 0.05, release: 0.3, opening: 1_800, body: 3_200 },
    ],
    arpeggio: [
      { kind: "saw-pluck", brightness: 5_000, decay: 0.35 },
      { kind: "bell", ratio: 2, index: 1.8, decay: 0.5 },
      { kind: "mallet", decay: 0.6 },
    ],
    lead: [
      { kind: "chop", vowel: "a", decay: 0.42 },
      { kind: "chop", vowel: "o", decay: 0.5 },
      { kind: "saw-lead", voices: 5, spread: 12, cutoff: 6_500, attack: 0.005, release: 0.12 },
      { kind: "saw-pluck", brightness: 7_000, decay: 0.7 },
    ],
    solo: [
      { kind: "chop", vowel: "o", decay: 0.8 },
      { kind: "piano", softness: 0.35 },
    ],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 55, high: 75 }, arpeggio: 67 },
  },
  textures: CLUB_TEXTURES,
  mix: clubMix(),
};
