import { CLAP, CRASH, HAT, SHAKER, SNARE } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { clubMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/** Brega-funk of Recife: a beaten tin in threes against the kick's four, a reedy keyboard that sings, bass in steps. */
export const BREGA_FUNK: Kit = {
  suits: ["viral"],
  tempo: [84, 116],
  character: "club",
  harmony: {
    modes: [{ bright: "major", dark: "minor" }],
    minor: ["1 6 3 7", "1 4 7 3", "6 7 1 1", "1 7 6 7"],
    major: ["1 5 6 4", "4 5 3 6", "1 6 4 5"],
    colors: ["triad"],
  },
  melody: {
    scale: "full",
    register: { low: 65, high: 81 },
    rhythms: [
      "x.xx.x..x.xx.x..x.xx.x..x.......",
      "x..xx.x.x..xx.x.x..xx.x.........",
      "xx.x.x.xx.x.....xx.x.x..x.......",
    ],
  },
  grooves: [
    {
      name: "passinho",
      swing: 0,
      main: {
        kick: "X...X...X...X...",
        lata: "...x..X....x..X.",
        caixa: "....o.......o..o",
        hat: "x.x.x.x.x.x.x.x.",
      },
      full: { clap: "......X.......X.", shaker: "xoxoxoxoxoxoxoxo", tin: "o..o..o.o..o..oo" },
      thin: { kick: "X.......X.......", lata: "...x..x....x..x.", shaker: "x.o.x.o.x.o.x.o." },
      rise: { kick: "X...X...X...X...", lata: "...x..x....x..x.", shaker: "xoxoxoxoxoxoxoxo" },
      fills: [
        { lata: "X.XX.XXX", kick: "X......." },
        { caixa: "xxxxXXXX", kick: "X...X..." },
        { lata: "XXXX" },
      ],
      roll: "caixa",
      crash: "crash",
      bass: "x..x..x.x..x..f.",
      chords: "..x...x...x...x.",
      chordSteps: 2,
      arpeggio: "x.xx.xx.x.xx.xx.",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "kick", low: 54, sweep: 160, decay: 0.24, click: 0.6, knock: 0.4, push: 2.4 },
      gain: 1,
    },
    lata: {
      sound: {
        kind: "bars",
        partials: [
          [410, 0.7, 0.1],
          [960, 0.6, 0.12],
          [1_870, 0.5, 0.1],
          [3_130, 0.4, 0.08],
        ],
        stick: 1.6,
        bright: 2_600,
      },
      gain: 0.8,
      loose: 2,
    },
    tin: {
      sound: {
        kind: "bars",
        partials: [
          [1_240, 0.5, 0.07],
          [2_720, 0.4, 0.06],
        ],
        stick: 0.5,
        bright: 4_400,
      },
      gain: 0.26,
      pan: -0.55,
      loose: 4,
    },
    caixa: { ...SNARE, gain: 0.5 },
    clap: CLAP,
    hat: HAT,
    shaker: SHAKER,
    crash: CRASH,
  },
  band: {
    bass: [
      { kind: "sub-bass", grit: 2.4, decay: 0.8 },
      { kind: "square-bass", cutoff: 340, sweep: 1_500 },
    ],
    chords: [
      { kind: "ensemble", voices: 2, spread: 9, attack: 0.004, release: 0.08, opening: 8_000, body: 3_200 },
      { kind: "tones", tone: { kind: "organ", drawbars: [0.6, 1, 0.6, 0.5, 0.4, 0.3] }, strum: 0 },
    ],
    pad: [
      { kind: "ensemble", voices: 2, spread: 12, attack: 0.05, release: 0.3, opening: 1_800, body: 2_800 },
    ],
    arpeggio: [
      { kind: "mallet", decay: 0.5 },
      { kind: "pulse-pluck", width: 0.2, decay: 0.24 },
    ],
    lead: [
      { kind: "saw-lead", voices: 2, spread: 10, cutoff: 4_800, attack: 0.01, release: 0.08 },
      { kind: "pulse-pluck", width: 0.18, decay: 0.5 },
    ],
    solo: [
      { kind: "flute", breath: 0.22 },
      { kind: "chop", vowel: "a", decay: 0.5 },
    ],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 57, high: 75 }, arpeggio: 69 },
  },
  textures: CLUB_TEXTURES,
  mix: clubMix({ drums: { level: 0.5 }, chords: { level: -5 }, bass: { duck: 0.5 } }),
};
