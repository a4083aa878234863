import { CLAP, CRASH, HAT, OPEN_HAT, SHAKER } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { clubMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/** Phonk: a cowbell plays the hook over a torn bass drum and a choir in the distance. */
export const PHONK: Kit = {
  suits: ["viral"],
  tempo: [110, 150],
  character: "club",
  harmony: {
    modes: [{ bright: "minor", dark: "minor" }],
    minor: ["1 1 6 7", "1 6 7 1", "1 7 6 5!", "1 1 4 6"],
    major: ["1 4 1 5"],
    colors: ["triad"],
  },
  melody: {
    scale: "full",
    register: { low: 66, high: 82 },
    rhythms: [
      "x..x..x.x..x..x.x..x..x.x.x.x...",
      "x.x..x.x..x.x...x.x..x.x..x.....",
      "x...x.x...x.x.x.x...x.x.........",
      "xx.x..xx.x..x...xx.x..x.........",
    ],
  },
  grooves: [
    {
      name: "drift",
      swing: 0,
      main: {
        kick: "X..X..X...X..X..",
        clap: "....X.......X...",
        hat: "x.x.x.x.x.x.xxxx",
      },
      full: { open: "..x...x...x...x.", shaker: "xoxoxoxoxoxoxoxo" },
      thin: { kick: "X.....X...X.....", clap: "............x...", hat: "x.x.x.x.x.x.x.x." },
      rise: { kick: "X...X...X...X...", hat: "xxxxxxxxxxxxxxxx" },
      fills: [
        { clap: "X.XX.XXX", kick: "X......." },
        { hat: "xxxxXXXX", kick: "X..X..X." },
      ],
      roll: "clap",
      crash: "crash",
      bass: "x..x..x...x..x..",
      chords: null,
      chordSteps: 16,
      arpeggio: "..x...x...x...x.",
    },
    {
      name: "memphis",
      swing: 0.1,
      main: { kick: "X.....X..X......", clap: "....X.......X...", hat: "x.xox.xxx.xox.xx" },
      full: { open: "......x.......x.", shaker: "o.x.o.x.o.x.o.x." },
      thin: { kick: "X........X......", hat: "x.x.x.x.x.x.x.x.", clap: "............x..." },
      fills: [{ clap: "X..X..XX" }, { hat: "xxxxxxxx", clap: "......XX" }],
      roll: "clap",
      crash: "crash",
      bass: "x.....x..x......x.....x..x..o...",
      chords: null,
      chordSteps: 16,
      arpeggio: "x.....x.....x...",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "kick", low: 48, sweep: 170, decay: 0.4, click: 0.6, knock: 0.5, push: 3 },
      gain: 1,
    },
    clap: { ...CLAP, gain: 1.05 },
    hat: HAT,
    open: OPEN_HAT,
    shaker: SHAKER,
    crash: CRASH,
  },
  band: {
    bass: [{ kind: "sub-bass", grit: 3, decay: 1.6 }],
    chords: [
      { kind: "ensemble", voices: 3, spread: 14, attack: 0.12, release: 0.6, opening: 1_800, body: 2_600 },
    ],
    pad: [
      { kind: "ensemble", voices: 3, spread: 20, attack: 0.3, release: 0.8, opening: 1_200, body: 1_900 },
    ],
    arpeggio: [{ kind: "chop", vowel: "o", decay: 0.4 }],
    lead: [
      { kind: "cowbell", decay: 0.3 },
      { kind: "cowbell", decay: 0.42 },
    ],
    solo: [
      { kind: "cowbell", decay: 0.5 },
      { kind: "bell", ratio: 1, index: 2.4, decay: 1 },
    ],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 52, high: 71 }, arpeggio: 60 },
  },
  textures: CLUB_TEXTURES,
  mix: clubMix(
    {
      lead: { level: -1, reverb: 0.16, echo: 0.12 },
      chords: { level: -8 },
      bass: { level: -2.5, duck: 0.6 },
    },
    { saturationDecibels: -8, slope: -3.4 },
  ),
};
