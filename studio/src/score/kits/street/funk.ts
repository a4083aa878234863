import { AGOGO, CLAP, CRASH, HAT, SHAKER } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { clubMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/**
 * Funk carioca: the tamborzão, "boom, tcha-tcha, boom-boom, tcha" (3 + 3 + 4 + 2 + 4, the congo de ouro of the atabaques),
 * on a heavy kick and a bass drum machine's tone, with few chords and a chopped voice that calls.
 */
export const FUNK: Kit = {
  suits: ["viral"],
  tempo: [118, 152],
  character: "club",
  harmony: {
    modes: [{ bright: "dorian", dark: "minor" }],
    minor: ["1 1 6 7", "1 7 1 7", "1 1 4 7", "1 7 6 7"],
    major: ["1 4 1 5", "1 5 4 1"],
    colors: ["triad"],
  },
  melody: {
    scale: "pentatonic",
    register: { low: 62, high: 77 },
    rhythms: [
      "x..x..x...x.x...x..x..x.........",
      "..x.x.x...x.x.....x.x.x...x.....",
      "x..x..x.x.x.....x..x..x.x.......",
      "x.x...x..x..x...x.x...x.........",
    ],
  },
  grooves: [
    {
      name: "tamborzao",
      swing: 0.04,
      main: {
        kick: "X.......x.X.....X.......x.X...x.",
        tambor: "...X..X.....X...",
        clap: "............X...",
        hat: "x.x.x.x.x.x.x.x.",
      },
      full: {
        conga: "..o..o.x.o...ox.",
        agogo: "x...x.x...x.x...",
        shaker: "xoxoxoxoxoxoxoxo",
      },
      thin: { kick: "X.........X.....", tambor: "...x..x.....x...", hat: "x...x...x...x..." },
      rise: { kick: "X...X...X...X...", tambor: "...x..x.....x...", shaker: "xoxoxoxoxoxoxoxo" },
      fills: [
        { tambor: "X.XX.XXX", kick: "X......." },
        { conga: "xxoxxoxX", tambor: "......XX" },
        { tambor: "XXXX" },
      ],
      roll: "tambor",
      crash: "crash",
      bass: "x.......x.x.....x.......x.x...o.",
      chords: "..x...x...x...x.",
      chordSteps: 2,
      arpeggio: "x..x..x...x.x...",
    },
    {
      name: "mandela",
      swing: 0,
      main: {
        kick: "X..x..X...X.....",
        tambor: "...x..X.....X..x",
        beat: "x.....x.....x...",
        hat: "..x...x...x...x.",
      },
      full: { conga: "x.ox.ox.x.ox.oxo", clap: "......X.....X...", agogo: "..x.x...x.x...x." },
      thin: { kick: "X.........X.....", tambor: "......x.....x...", beat: "x.....x.....x..." },
      fills: [{ tambor: "X..X..XX" }, { conga: "xoxoxXXX", kick: "X......." }],
      roll: "tambor",
      crash: "crash",
      bass: "x..x..x...x.....",
      chords: "x.....x.....x...",
      chordSteps: 2,
      arpeggio: "x..x..x.x..x..x.",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "kick", low: 50, sweep: 150, decay: 0.34, click: 0.5, knock: 0.45, push: 2.8 },
      gain: 1,
    },
    tambor: {
      sound: { kind: "skin", low: 210, decay: 0.2, bend: 0.5, slap: 1.1, bright: 3_000, push: 2.4 },
      gain: 0.8,
      loose: 2,
    },
    conga: {
      sound: { kind: "skin", low: 270, decay: 0.16, bend: 0.15, slap: 0.6, bright: 2_400, push: 1.5 },
      gain: 0.4,
      pan: -0.5,
      loose: 5,
    },
    beat: { sound: { kind: "cowbell", decay: 0.09, edge: 620 }, gain: 0.3, pan: 0.3 },
    agogo: AGOGO,
    clap: { ...CLAP, gain: 0.75 },
    hat: HAT,
    shaker: SHAKER,
    crash: CRASH,
  },
  band: {
    bass: [
      { kind: "sub-bass", grit: 2.6, decay: 1.2 },
      { kind: "saw-bass", cutoff: 300, sweep: 1_600 },
    ],
    chords: [
      { kind: "tones", tone: { kind: "brass", bright: 4_500 }, strum: 0 },
      { kind: "ensemble", voices: 2, spread: 10, attack: 0.003, release: 0.08, opening: 9_000, body: 2_600 },
    ],
    pad: [
      { kind: "ensemble", voices: 2, spread: 14, attack: 0.05, release: 0.3, opening: 1_800, body: 2_600 },
    ],
    arpeggio: [
      { kind: "pulse-pluck", width: 0.3, decay: 0.22 },
      { kind: "mallet", decay: 0.4 },
    ],
    lead: [
      { kind: "chop", vowel: "e", decay: 0.28 },
      { kind: "chop", vowel: "a", decay: 0.3 },
      { kind: "saw-pluck", brightness: 6_500, decay: 0.4 },
    ],
    solo: [
      { kind: "chop", vowel: "a", decay: 0.5 },
      { kind: "flute", breath: 0.2 },
    ],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 57, high: 74 }, arpeggio: 67 },
  },
  textures: CLUB_TEXTURES,
  mix: clubMix(
    { drums: { level: 1 }, chords: { level: -6 }, bass: { level: -4.5, duck: 0.5 } },
    { width: 1.6 },
  ),
};
