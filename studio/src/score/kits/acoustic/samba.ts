import { AGOGO, SHAKER, SNARE, TAMBOURINE } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { roomMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/** A bateria: two surdos that answer each other, caixa, tamborim, pandeiro, agogô and cuíca; a cavaquinho plays along. */
export const SAMBA: Kit = {
  suits: ["viral"],
  tempo: [90, 128],
  character: "club",
  harmony: {
    modes: [{ bright: "major", dark: "minor" }],
    minor: ["1 4 5! 1", "1 6 4 5!", "1 4 7 3"],
    major: ["1 6 2 5", "1 4 5 1", "2 5 1 6", "4 5 3 6"],
    colors: ["seventh", "triad"],
  },
  melody: {
    scale: "full",
    register: { low: 67, high: 83 },
    rhythms: [
      "x.xx.x.x..x.x...x.xx.x..x.......",
      "..x.xx.x.x.x.x....x.xx.x........",
      "x..x.x..x.x.x...x..x.x..........",
    ],
  },
  grooves: [
    {
      name: "batucada",
      swing: 0.12,
      main: {
        kick: "....X.......X...",
        answer: "x.......x......o",
        caixa: "xooxooxoxooxooxo",
        tamborim: "x.x.xx.x.x.xx.x.",
        shaker: "xoxxxoxxxoxxxoxx",
      },
      full: {
        pandeiro: "x.oxo.oxx.oxo.ox",
        agogo: "x..x..x.x.x..x..",
        high: "..o.x.....o...x.",
        cuica: "........x.....o.................",
      },
      thin: {
        kick: "....X.......X...",
        answer: "x.......x.......",
        shaker: "xoxxxoxxxoxxxoxx",
        tamborim: "x..x..x...x..x..",
      },
      rise: { kick: "....X.......X...", caixa: "xoxoxoxoxoxoxoxo", shaker: "xoxxxoxxxoxxxoxx" },
      fills: [
        { caixa: "X..X..XX", tamborim: "X..X..XX", kick: "X......." },
        { high: "x.xx.xxX", caixa: "X......X" },
        { agogo: "x.xx", caixa: "XoXX" },
      ],
      roll: "caixa",
      crash: null,
      bass: "x..fx..fx..fx..o",
      chords: "x.xu.x.ux.x.xu.u",
      chordSteps: 2,
      arpeggio: "x..x..x.x..x..x.",
    },
  ],
  drums: {
    // The first surdo; named kick because the others give way to it.
    kick: {
      sound: { kind: "skin", low: 66, decay: 0.5, bend: 0.22, slap: 0.45, bright: 1_500, push: 1.8 },
      gain: 1,
      loose: 2,
    },
    answer: {
      sound: { kind: "skin", low: 88, decay: 0.3, bend: 0.2, slap: 0.4, bright: 1_600, push: 1.6 },
      gain: 0.75,
      pan: 0.2,
      loose: 3,
    },
    high: {
      sound: { kind: "skin", low: 150, decay: 0.26, bend: 0.2, slap: 0.6, bright: 2_400, push: 1.6 },
      gain: 0.5,
      pan: -0.35,
      loose: 4,
    },
    caixa: {
      ...SNARE,
      sound: { kind: "snare", tone: 240, body: 0.09, wires: 0.11, bright: 2_200, push: 1.5 },
      gain: 0.4,
      pan: 0.15,
      loose: 4,
    },
    tamborim: {
      sound: { kind: "skin", low: 620, decay: 0.08, bend: 0.1, slap: 1.1, bright: 4_200, push: 1.6 },
      gain: 0.4,
      pan: -0.55,
      loose: 4,
    },
    pandeiro: { ...TAMBOURINE, gain: 0.26 },
    agogo: AGOGO,
    shaker: { ...SHAKER, gain: 0.24, pan: 0.65 },
    cuica: { sound: { kind: "glide", low: 330, high: 620, seconds: 0.32 }, gain: 0.24, pan: -0.3, loose: 8 },
  },
  band: {
    bass: [
      { kind: "string", decay: 1.2, bright: 1_600, damping: 0.42, pick: 0.2, body: [85, 170] },
      { kind: "round-bass", warmth: 1.7 },
    ],
    chords: [
      {
        kind: "tones",
        tone: { kind: "string", decay: 1.1, bright: 6_000, damping: 0.22, pick: 0.15, body: [240, 480, 760] },
        strum: 7,
      },
    ],
    pad: [{ kind: "ensemble", voices: 2, spread: 9, attack: 0.2, release: 0.5, opening: 1_800, body: 2_600 }],
    arpeggio: [{ kind: "string", decay: 1, bright: 4_000, damping: 0.32, pick: 0.14, body: [100, 200, 340] }],
    lead: [
      { kind: "string", decay: 1.2, bright: 7_000, damping: 0.18, pick: 0.13, body: [240, 480, 760] },
      { kind: "flute", breath: 0.22 },
      { kind: "brass", bright: 3_600 },
    ],
    solo: [
      { kind: "flute", breath: 0.24 },
      { kind: "string", decay: 1.6, bright: 4_000, damping: 0.34, pick: 0.16, body: [100, 200, 340] },
    ],
    registers: { bass: { low: 33, high: 44 }, chords: { low: 62, high: 80 }, arpeggio: 62 },
  },
  textures: CLUB_TEXTURES,
  mix: roomMix({ drums: { level: 1.5 }, chords: { level: -3 }, effects: { level: -9 } }, { slope: -3.3 }),
};
