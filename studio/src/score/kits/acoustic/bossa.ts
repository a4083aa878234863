import { RIM, SHAKER, SOFT_KICK } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { roomMix } from "../mixes.ts";
import { SONG_TEXTURES } from "../textures.ts";

/** Bossa nova: nylon strings in the rhythm of the clave, thumb on root and fifth, rim, brushes, flute or vibraphone. */
export const BOSSA: Kit = {
  suits: ["suave"],
  tempo: [58, 84],
  character: "soft",
  harmony: {
    modes: [
      { bright: "major", dark: "dorian" },
      { bright: "major", dark: "minor" },
    ],
    minor: ["1 4 7 3", "4 7 3 1", "1 6 4 5!"],
    major: ["2 5 1 6", "1 6 2 5", "1 2 5 1", "4 3 2 1"],
    colors: ["ninth", "seventh", "ninth"],
  },
  melody: {
    scale: "full",
    register: { low: 65, high: 81 },
    rhythms: [
      "x..x..x...x..x..x..x..x.........",
      "..x..x..x..x......x..x..x.......",
      "x.....x..x..x...x.....x.........",
    ],
  },
  grooves: [
    {
      name: "clave",
      swing: 0.05,
      main: { kick: "X..ox..oX..ox..o", rim: "x..x..x...x..x..", brush: "xoxoxoxoxoxoxoxo" },
      full: { shaker: "xoxxxoxxxoxxxoxx" },
      thin: { kick: "X...x...X...x...", brush: "x.o.x.o.x.o.x.o." },
      rise: { kick: "X..ox..oX..ox..o", rim: "x..x..x...x..x..", brush: "xoxoxoxoxoxoxoxo" },
      fills: [{ rim: "x.xX" }, { brush: "xxxX", rim: "..xx" }],
      roll: null,
      crash: null,
      bass: "x..ff..ff..xx..f",
      chords: "x..x..x...x..x..",
      chordSteps: 3,
      arpeggio: "......x.......x.",
    },
    {
      name: "corcovado",
      swing: 0.08,
      main: { kick: "X..ox..oX..ox..o", rim: "..x..x..x..x..x.", brush: "x.xox.xox.xox.xo" },
      full: { shaker: "xoxoxoxoxoxoxoxo" },
      thin: { kick: "X...x...X...x...", brush: "x...x...x...x...", rim: "..x.....x......." },
      fills: [{ rim: "xx.X" }, { brush: "xxxx" }],
      roll: null,
      crash: null,
      bass: "x...f..fx...f..f",
      chords: "x.x..x..x.x..x..",
      chordSteps: 3,
      arpeggio: "....x.......x...",
    },
  ],
  drums: {
    kick: { ...SOFT_KICK, gain: 0.6 },
    rim: { ...RIM, gain: 0.8 },
    brush: {
      sound: { kind: "noise", centre: 4_600, q: 0.5, attack: 0.014, decay: 0.12 },
      gain: 0.46,
      pan: -0.25,
      loose: 6,
    },
    shaker: SHAKER,
  },
  band: {
    bass: [
      { kind: "string", decay: 1.5, bright: 1_300, damping: 0.48, pick: 0.24, body: [80, 165] },
      { kind: "round-bass", warmth: 1.4 },
    ],
    chords: [
      {
        kind: "tones",
        tone: { kind: "string", decay: 1.7, bright: 2_900, damping: 0.42, pick: 0.2, body: [100, 200, 340] },
        strum: 5,
      },
    ],
    pad: [{ kind: "ensemble", voices: 2, spread: 8, attack: 0.5, release: 0.9, opening: 1_600, body: 2_600 }],
    arpeggio: [{ kind: "mallet", decay: 1.4 }],
    lead: [
      { kind: "flute", breath: 0.24 },
      { kind: "mallet", decay: 1.8 },
      { kind: "string", decay: 1.9, bright: 3_400, damping: 0.38, pick: 0.14, body: [100, 200, 340] },
    ],
    solo: [
      { kind: "string", decay: 1.9, bright: 3_200, damping: 0.38, pick: 0.18, body: [100, 200, 340] },
      { kind: "electric-piano", bark: 1.6 },
    ],
    registers: { bass: { low: 33, high: 44 }, chords: { low: 53, high: 72 }, arpeggio: 69 },
  },
  textures: SONG_TEXTURES,
  mix: roomMix({ chords: { level: -1 }, drums: { level: -2 } }, { slope: -3.6 }),
};
