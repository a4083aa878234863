import { CRASH, HAT, OPEN_HAT, SNARE, TAMBOURINE, TOM } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { clubMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/** 1984: sixteenths in the bass, a snare as wide as a garage, pulse arpeggios and a lead of three saws. */
export const SYNTHWAVE: Kit = {
  suits: ["viral", "cinematografico"],
  tempo: [80, 122],
  character: "club",
  harmony: {
    modes: [{ bright: "major", dark: "minor" }],
    minor: ["1 6 3 7", "1 7 6 7", "6 7 1 1", "1 3 6 7"],
    major: ["1 5 6 4", "4 5 6 1", "6 4 1 5"],
    colors: ["triad", "add9"],
  },
  melody: {
    scale: "full",
    register: { low: 64, high: 82 },
    rhythms: [
      "x.....x.x.......x.....x.x...x...",
      "x...x...x..x..x.x...x...x.......",
      "x..x..x.....x...x..x..x.........",
    ],
  },
  grooves: [
    {
      name: "drive",
      swing: 0,
      main: { kick: "X...X...X...X...", snare: "....X.......X...", hat: "x.x.x.x.x.x.x.x." },
      full: { open: "..x...x...x...x.", tambourine: "x.o.x.o.x.o.x.o." },
      thin: { kick: "X.......X.......", snare: "........x.......", hat: "x.x.x.x.x.x.x.x." },
      rise: { kick: "X...X...X...X...", hat: "xxxxxxxxxxxxxxxx" },
      fills: [
        { tom: "X.xX.xXX", low: "......xX", snare: "x......." },
        { tom: "XX..", low: "..XX" },
        { snare: "xxXX" },
      ],
      roll: "snare",
      crash: "crash",
      bass: "xxoxxxoxxxoxxxox",
      chords: null,
      chordSteps: 16,
      arpeggio: "xxxxxxxxxxxxxxxx",
    },
    {
      name: "night",
      swing: 0,
      main: { kick: "X.....x.X.......", snare: "....X.......X...", hat: "xoxoxoxoxoxoxoxo" },
      full: { open: "......x.......x.", tambourine: "..x...x...x...x." },
      thin: { kick: "X.......X.......", hat: "x.x.x.x.x.x.x.x.", tambourine: "....x.......x..." },
      fills: [{ tom: "X..X..XX", low: "......xX" }, { snare: "X.XX" }],
      roll: "snare",
      crash: "crash",
      bass: "x.xxx.xxx.xxx.xf",
      chords: "x.......x.....x.",
      chordSteps: 8,
      arpeggio: "x.xxx.xxx.xxx.xx",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "kick", low: 52, sweep: 140, decay: 0.26, click: 0.6, knock: 0.35, push: 1.8 },
      gain: 1,
    },
    snare: {
      ...SNARE,
      sound: { kind: "snare", tone: 178, body: 0.22, wires: 0.4, bright: 1_100, push: 2 },
      gain: 0.9,
    },
    hat: HAT,
    open: OPEN_HAT,
    tambourine: TAMBOURINE,
    tom: {
      ...TOM,
      sound: { kind: "skin", low: 150, decay: 0.45, bend: 0.8, slap: 0.3, bright: 2_400, push: 1.8 },
    },
    low: {
      ...TOM,
      sound: { kind: "skin", low: 92, decay: 0.55, bend: 0.8, slap: 0.3, bright: 2_000, push: 1.8 },
      pan: 0.3,
    },
    crash: CRASH,
  },
  band: {
    bass: [
      { kind: "saw-bass", cutoff: 360, sweep: 1_800 },
      { kind: "square-bass", cutoff: 320, sweep: 1_500 },
    ],
    chords: [
      { kind: "ensemble", voices: 3, spread: 12, attack: 0.02, release: 0.4, opening: 5_200, body: 3_000 },
      { kind: "tones", tone: { kind: "brass", bright: 3_200 }, strum: 0 },
    ],
    pad: [
      { kind: "ensemble", voices: 3, spread: 18, attack: 0.25, release: 0.8, opening: 1_600, body: 3_000 },
    ],
    arpeggio: [
      { kind: "pulse-pluck", width: 0.25, decay: 0.28 },
      { kind: "saw-pluck", brightness: 4_200, decay: 0.28 },
    ],
    lead: [
      { kind: "saw-lead", voices: 3, spread: 9, cutoff: 5_200, attack: 0.012, release: 0.2 },
      { kind: "brass", bright: 4_200 },
    ],
    solo: [
      { kind: "saw-lead", voices: 2, spread: 7, cutoff: 3_600, attack: 0.03, release: 0.3 },
      { kind: "bell", ratio: 3, index: 1.6, decay: 1.2 },
    ],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 55, high: 74 }, arpeggio: 64 },
  },
  textures: CLUB_TEXTURES,
  mix: clubMix(
    { drums: { reverb: 0.16 }, arpeggio: { level: -7.5 }, lead: { reverb: 0.3, echo: 0.3 } },
    { reverb: { seconds: 2.1, damping: 0.12, preDelay: 0.02 } },
  ),
};
