import { CRASH, TAMBOURINE } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { hallMix } from "../mixes.ts";
import { SCREEN_TEXTURES } from "../textures.ts";

/** Taikos in three sizes, short bows that drive, brass in the drop: the music of trailers. */
export const EPICO: Kit = {
  suits: ["cinematografico"],
  tempo: [78, 126],
  character: "screen",
  harmony: {
    modes: [{ bright: "minor", dark: "minor" }],
    minor: ["1 6 3 7", "1 6 4 5!", "1 7 6 5!", "6 7 1 1", "1 3 6 7"],
    major: ["1 5 6 4", "4 5 6 1"],
    colors: ["triad", "sus2"],
  },
  melody: {
    scale: "full",
    register: { low: 60, high: 77 },
    rhythms: [
      "x.....x.x.......x.....x.x...x...",
      "x.......x...x...x.......x.......",
      "x..x..x.x.......x..x..x.........",
    ],
  },
  grooves: [
    {
      name: "march",
      swing: 0,
      main: { kick: "X.......X..x....", middle: "..x..x....x..xx.", sticks: "x.o.x.o.x.o.x.o." },
      full: {
        kick: "X..x..x.X..x..xx",
        middle: "..x.x.x...x.x.x.",
        high: "X..oX..oX..oX.oo",
        anvil: "....x.......x...",
      },
      thin: { kick: "X...............", sticks: "o...o...o...o..." },
      rise: { kick: "X...X...X...X...", high: "x.o.x.o.x.o.x.o.", sticks: "xoxoxoxoxoxoxoxo" },
      fills: [
        { high: "x.xx.xxX", middle: "X..X..XX" },
        { middle: "xxXX", kick: "X..X" },
      ],
      roll: "high",
      crash: "crash",
      bass: "x.xxx.xxx.xxx.xx",
      chords: null,
      chordSteps: 16,
      arpeggio: "x.xxx.xxx.xxx.xx",
    },
    {
      name: "storm",
      swing: 0,
      main: { kick: "X..x......x.....", middle: "......x.x.....xx", sticks: "xoxoxoxoxoxoxoxo" },
      full: {
        kick: "X..x..X...x..x..",
        middle: "x.x..x..x.x..xxx",
        high: "..xo..xo..xo..xo",
        anvil: "........x.......",
      },
      thin: { kick: "X.........o.....", sticks: "o.o.o.o.o.o.o.o." },
      fills: [{ high: "xxxxXXXX", kick: "X..X..XX" }, { middle: "X.XX.XXX" }],
      roll: "high",
      crash: "crash",
      bass: "x.......x.....x.",
      chords: null,
      chordSteps: 16,
      arpeggio: "xxx.xxx.xxx.xxx.",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "skin", low: 64, decay: 1.2, bend: 0.35, slap: 0.7, bright: 1_900, push: 2 },
      gain: 1,
      loose: 3,
    },
    middle: {
      sound: { kind: "skin", low: 112, decay: 0.6, bend: 0.3, slap: 0.8, bright: 2_400, push: 1.9 },
      gain: 0.7,
      pan: -0.35,
      loose: 5,
    },
    high: {
      sound: { kind: "skin", low: 190, decay: 0.35, bend: 0.25, slap: 0.9, bright: 3_000, push: 1.8 },
      gain: 0.55,
      pan: 0.4,
      loose: 5,
    },
    sticks: {
      sound: {
        kind: "bars",
        partials: [
          [1_150, 0.5, 0.05],
          [2_640, 0.4, 0.035],
        ],
        stick: 0.8,
        bright: 3_600,
      },
      gain: 0.28,
      pan: 0.2,
      loose: 4,
    },
    anvil: { ...TAMBOURINE, gain: 0.34 },
    crash: { ...CRASH, sound: { kind: "crash", decay: 2, edge: 2_200 } },
  },
  band: {
    bass: [
      { kind: "bowed-bass", cutoff: 760 },
      { kind: "bowed-bass", cutoff: 620 },
    ],
    chords: [
      { kind: "tones", tone: { kind: "brass", bright: 2_400 }, strum: 0 },
      { kind: "ensemble", voices: 3, spread: 11, attack: 0.08, release: 0.7, opening: 3_200, body: 4_200 },
    ],
    pad: [{ kind: "ensemble", voices: 3, spread: 14, attack: 0.3, release: 1, opening: 1_800, body: 4_000 }],
    arpeggio: [{ kind: "bowed", attack: 0.01, release: 0.08, cutoff: 5_200, short: 0.18 }],
    lead: [
      { kind: "brass", bright: 3_200 },
      { kind: "bowed", attack: 0.05, release: 0.25, cutoff: 5_000, short: null },
    ],
    solo: [
      { kind: "piano", softness: 0.4 },
      { kind: "bowed", attack: 0.08, release: 0.3, cutoff: 3_800, short: null },
    ],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 50, high: 69 }, arpeggio: 57 },
  },
  textures: SCREEN_TEXTURES,
  mix: hallMix({ drums: { level: 0 }, arpeggio: { level: -4 }, bass: { level: -5 } }, { slope: -3.4 }),
};
