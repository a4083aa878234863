import { HAT, RIM, SHAKER, SNARE, SOFT_KICK } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { roomMix } from "../mixes.ts";
import { SONG_TEXTURES } from "../textures.ts";

/** Lo-fi: ninth chords on an electric piano, drums that drag behind the beat, a round bass and a record's dust. */
export const LOFI: Kit = {
  suits: ["suave"],
  tempo: [66, 98],
  character: "soft",
  harmony: {
    modes: [
      { bright: "major", dark: "dorian" },
      { bright: "major", dark: "minor" },
    ],
    minor: ["6 7 1 4", "4 7 3 1", "1 4 7 3", "1 7 4 5"],
    major: ["2 5 1 6", "4 3 2 1", "1 6 2 5", "4 5 3 6"],
    colors: ["seventh", "ninth", "ninth"],
  },
  melody: {
    scale: "pentatonic",
    register: { low: 64, high: 81 },
    rhythms: [
      "..x..x..x.......x..x..x.........",
      "x...x.x.....x...x...x.x.........",
      "....x..x.xx.....x..x.x..........",
    ],
  },
  grooves: [
    {
      name: "drag",
      swing: 0.26,
      main: {
        kick: "X.....o.x.x.....",
        snare: "....X.......X...",
        hat: "x.x.x.xox.x.x.x.",
        dust: "X...............",
      },
      full: { shaker: "..x...x...x...x.", rim: ".......o.......o" },
      thin: {
        kick: "X.......x.......",
        rim: "....x.......x...",
        hat: "x...x...x...x...",
        dust: "X...............",
      },
      rise: {
        kick: "X.....o.x.x.....",
        rim: "....x.......x...",
        hat: "x.x.x.x.x.x.x.x.",
        dust: "X...............",
      },
      fills: [{ snare: "o.oX" }, { kick: "x.x.", snare: "..oX" }],
      roll: null,
      crash: null,
      bass: "x.....f.x.....o.",
      chords: "x.....x.........",
      chordSteps: 9,
      arpeggio: "..x...x...x...x.",
    },
    {
      name: "head-nod",
      swing: 0.2,
      main: {
        kick: "X..o......x..o..",
        snare: "....X.......X..o",
        hat: "xox.xox.xox.xox.",
        dust: "X...............",
      },
      full: { shaker: "x.x.x.x.x.x.x.x.", rim: "..........o....." },
      thin: {
        kick: "X.........x.....",
        snare: "....o.......o...",
        hat: "x.x.x.x.x.x.x.x.",
        dust: "X...............",
      },
      fills: [{ snare: "oo.X" }, { hat: "xxxx", snare: "..oX" }],
      roll: null,
      crash: null,
      bass: "x..x......x..f..",
      chords: "x..x......x.....",
      chordSteps: 6,
      arpeggio: "x.....x.....x...",
    },
  ],
  drums: {
    kick: { ...SOFT_KICK, late: 2 },
    snare: {
      ...SNARE,
      sound: { kind: "snare", tone: 182, body: 0.14, wires: 0.15, bright: 1_300, push: 2 },
      gain: 0.82,
      late: 13,
    },
    hat: { ...HAT, sound: { kind: "hat", decay: 0.04, edge: 6_400 }, gain: 0.28, late: 5, loose: 7 },
    rim: { ...RIM, late: 9 },
    shaker: { ...SHAKER, late: 6 },
    dust: { sound: { kind: "crackle", seconds: 2.6 }, gain: 0.2 },
  },
  band: {
    bass: [
      { kind: "round-bass", warmth: 1.6 },
      { kind: "string", decay: 1.4, bright: 1_500, damping: 0.45, pick: 0.2, body: [90, 180] },
    ],
    chords: [
      { kind: "tones", tone: { kind: "electric-piano", bark: 1.7 }, strum: 9 },
      { kind: "tones", tone: { kind: "piano", softness: 0.6 }, strum: 12 },
      {
        kind: "tones",
        tone: { kind: "string", decay: 1.8, bright: 2_600, damping: 0.42, pick: 0.2, body: [105, 210, 330] },
        strum: 18,
      },
    ],
    pad: [{ kind: "ensemble", voices: 2, spread: 9, attack: 0.5, release: 0.9, opening: 1_400, body: 2_400 }],
    arpeggio: [
      { kind: "mallet", decay: 1.2 },
      { kind: "string", decay: 1.2, bright: 3_000, damping: 0.4, pick: 0.2, body: [105, 210, 330] },
    ],
    lead: [
      { kind: "electric-piano", bark: 2.2 },
      { kind: "string", decay: 1.8, bright: 3_200, damping: 0.4, pick: 0.14, body: [105, 210, 330] },
      { kind: "flute", breath: 0.3 },
    ],
    solo: [
      { kind: "flute", breath: 0.32 },
      { kind: "electric-piano", bark: 1.8 },
    ],
    registers: { bass: { low: 33, high: 44 }, chords: { low: 55, high: 73 }, arpeggio: 67 },
  },
  textures: SONG_TEXTURES,
  mix: roomMix({ drums: { level: 0 }, chords: { duck: 0.3 } }, { slope: -3.8 }),
};
