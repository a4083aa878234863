import { CRASH, SHAKER, SOFT_KICK } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { hallMix } from "../mixes.ts";
import { SCREEN_TEXTURES } from "../textures.ts";

/** Piano and strings: the theme alone on the piano, strings that swell below it, a heartbeat of soft drums. */
export const PIANO: Kit = {
  suits: ["cinematografico", "suave"],
  tempo: [58, 122],
  character: "screen",
  harmony: {
    modes: [{ bright: "major", dark: "minor" }],
    minor: ["1 6 3 7", "1 4 6 5!", "1 7 6 5!", "6 7 1 4", "1 3 6 7"],
    major: ["1 5 2 4", "1 3 6 4", "6 4 1 5", "1 4 6 5", "4 1 6 5"],
    colors: ["triad", "add9", "sus2"],
  },
  melody: {
    scale: "full",
    register: { low: 67, high: 84 },
    rhythms: [
      "x.....x.x...x...x.....x.x.......",
      "x...x...x.....x.x...x...x.......",
      "x..x..x.x.......x..x..x.........",
    ],
  },
  grooves: [
    {
      name: "heartbeat",
      swing: 0,
      main: { kick: "X..o....X..o....", tick: "..o...o...o...o." },
      full: {
        kick: "X..x..x.X..x....",
        tick: "x.o.x.o.x.o.x.o.",
        low: "X.......x.....o.",
        shaker: "xoxoxoxoxoxoxoxo",
      },
      thin: { kick: "X.......x.......", tick: "....o.......o..." },
      rise: { kick: "X...x...X...x...", tick: "x.o.x.o.x.o.x.o.", low: "x...x...x.x.x.xx" },
      fills: [{ low: "x..x..xX" }, { low: "x.xX", kick: "X..." }],
      roll: null,
      crash: "crash",
      bass: "x.......x.......",
      chords: "x...x...x...x...",
      chordSteps: 4,
      arpeggio: "x.xxx.xxx.xxx.xx",
    },
    {
      name: "waltz-in-four",
      swing: 0,
      main: { kick: "X.....o...x.....", tick: "...o..o....o..o." },
      full: {
        kick: "X.....x...X.....",
        tick: "o..x..o.o..x..o.",
        low: "X.........x.....",
        shaker: "x.o.x.o.x.o.x.o.",
      },
      thin: { kick: "X.........o.....", tick: "......o.......o." },
      fills: [{ low: "x.xxX" }, { low: "X..x..XX" }],
      roll: null,
      crash: "crash",
      bass: "x.....x...f.....",
      chords: "x.....x...x.....",
      chordSteps: 6,
      arpeggio: "x..x..x..x..x.x.",
    },
  ],
  drums: {
    kick: {
      ...SOFT_KICK,
      sound: { kind: "kick", low: 54, sweep: 50, decay: 0.4, click: 0.12, knock: 0.25, push: 1.4 },
    },
    tick: {
      sound: { kind: "noise", centre: 5_400, q: 0.7, attack: 0.004, decay: 0.09 },
      gain: 0.34,
      pan: 0.35,
      loose: 4,
    },
    low: {
      sound: { kind: "skin", low: 78, decay: 0.9, bend: 0.3, slap: 0.5, bright: 1_600, push: 1.6 },
      gain: 0.7,
      pan: -0.2,
      loose: 4,
    },
    shaker: { ...SHAKER, gain: 0.22 },
    crash: { ...CRASH, gain: 0.26 },
  },
  band: {
    bass: [
      { kind: "bowed-bass", cutoff: 620 },
      { kind: "bowed-bass", cutoff: 480 },
    ],
    chords: [
      { kind: "tones", tone: { kind: "piano", softness: 0.35 }, strum: 4 },
      { kind: "tones", tone: { kind: "piano", softness: 0.55 }, strum: 8 },
    ],
    pad: [
      { kind: "ensemble", voices: 3, spread: 11, attack: 0.3, release: 0.9, opening: 2_000, body: 4_600 },
    ],
    arpeggio: [
      { kind: "piano", softness: 0.5 },
      { kind: "bowed", attack: 0.012, release: 0.1, cutoff: 4_200, short: 0.22 },
    ],
    lead: [
      { kind: "piano", softness: 0.15 },
      { kind: "bowed", attack: 0.06, release: 0.25, cutoff: 4_800, short: null },
    ],
    solo: [{ kind: "piano", softness: 0.4 }],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 53, high: 72 }, arpeggio: 60 },
  },
  textures: SCREEN_TEXTURES,
  mix: hallMix({ drums: { level: -4 } }, { padGain: 0.8 }),
};
