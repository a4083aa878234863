import { CLAP, CRASH, SHAKER, SOFT_KICK, TAMBOURINE, TOM } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { roomMix } from "../mixes.ts";
import { SONG_TEXTURES } from "../textures.ts";

/** Steel strings strummed down and up, a stomp and claps, tambourine, and a whistle or bells above. */
export const VIOLAO: Kit = {
  suits: ["suave", "cinematografico"],
  tempo: [72, 122],
  character: "soft",
  harmony: {
    modes: [{ bright: "major", dark: "minor" }],
    minor: ["1 6 3 7", "6 3 7 1", "1 3 7 6"],
    major: ["1 5 6 4", "1 4 6 5", "4 1 5 6", "1 3 4 5", "6 4 1 5"],
    colors: ["triad", "add9", "sus2"],
  },
  melody: {
    scale: "pentatonic",
    register: { low: 67, high: 84 },
    rhythms: [
      "x...x.x.x.......x...x.x.........",
      "x..x..x...x.x...x..x..x.........",
      "x.x.x...x.x.....x.x.x...x.......",
    ],
  },
  grooves: [
    {
      name: "stomp",
      swing: 0.06,
      main: { kick: "X.......X.x.....", clap: "....x.......x...", shaker: "xoxoxoxoxoxoxoxo" },
      full: { tambourine: "..x...x...x...x.", tom: "X.......X......." },
      thin: { kick: "X.......X.......", shaker: "x.o.x.o.x.o.x.o." },
      rise: { kick: "X...X...X...X...", shaker: "xoxoxoxoxoxoxoxo", tambourine: "..x...x...x...x." },
      fills: [
        { tom: "x.xX", clap: "...X" },
        { clap: "x.XX", kick: "X..." },
      ],
      roll: null,
      crash: null,
      bass: "x.......x..f..x.",
      chords: "X...x.u..ux.u.u.",
      chordSteps: 6,
      arpeggio: "x.x.x.x.x.x.x.x.",
    },
    {
      name: "folk",
      swing: 0,
      main: { kick: "X.....x.X.......", clap: "....x.......x...", tambourine: "x.xox.xox.xox.xo" },
      full: { shaker: "xoxoxoxoxoxoxoxo", tom: "X..............." },
      thin: { kick: "X.......X.......", tambourine: "....x.......x..." },
      fills: [{ tom: "xxXX" }, { clap: "X.XX" }],
      roll: null,
      crash: null,
      bass: "x.....x.f.....x.",
      chords: "X.u.x.uuX.u.x.uu",
      chordSteps: 4,
      arpeggio: "x..x..x.x..x..x.",
    },
  ],
  drums: {
    kick: SOFT_KICK,
    clap: { ...CLAP, sound: { kind: "clap", tail: 0.12, centre: 1_600 }, gain: 0.8, loose: 6 },
    shaker: { ...SHAKER, gain: 0.26 },
    tambourine: TAMBOURINE,
    tom: {
      ...TOM,
      sound: { kind: "skin", low: 84, decay: 0.5, bend: 0.2, slap: 0.5, bright: 1_800, push: 1.5 },
      pan: 0,
    },
    crash: CRASH,
  },
  band: {
    bass: [
      { kind: "string", decay: 1.8, bright: 1_500, damping: 0.4, pick: 0.22, body: [80, 165] },
      { kind: "round-bass", warmth: 1.4 },
    ],
    chords: [
      {
        kind: "tones",
        tone: {
          kind: "string",
          decay: 2.6,
          bright: 6_500,
          damping: 0.18,
          pick: 0.13,
          body: [98, 204, 390, 560],
        },
        strum: 11,
      },
      {
        kind: "tones",
        tone: { kind: "string", decay: 2.2, bright: 5_200, damping: 0.24, pick: 0.17, body: [104, 212, 410] },
        strum: 13,
      },
    ],
    pad: [{ kind: "ensemble", voices: 3, spread: 9, attack: 0.5, release: 0.9, opening: 1_800, body: 3_000 }],
    arpeggio: [
      { kind: "string", decay: 1.8, bright: 6_500, damping: 0.18, pick: 0.11, body: [98, 204, 390] },
      { kind: "mallet", decay: 1.1 },
    ],
    lead: [
      { kind: "string", decay: 2, bright: 5_600, damping: 0.2, pick: 0.12, body: [98, 204, 390] },
      { kind: "mallet", decay: 1.6 },
      { kind: "flute", breath: 0.16 },
    ],
    solo: [
      { kind: "string", decay: 2.2, bright: 5_000, damping: 0.2, pick: 0.16, body: [98, 204, 390] },
      { kind: "piano", softness: 0.4 },
    ],
    registers: { bass: { low: 33, high: 44 }, chords: { low: 52, high: 72 }, arpeggio: 64 },
  },
  textures: SONG_TEXTURES,
  mix: roomMix({ chords: { level: -1 }, drums: { level: -2.5 } }, { slope: -3.4 }),
};
