import { CLAP, CRASH, HAT, OPEN_HAT, RIM, SNARE } from "../drum-voices.ts";
import type { Kit } from "../kit.ts";
import { clubMix } from "../mixes.ts";
import { CLUB_TEXTURES } from "../textures.ts";

/** Trap: half-time clap, a bass drum that is the bass, hats that roll, a dark bell or flute above. */
export const TRAP: Kit = {
  suits: ["viral", "cinematografico"],
  tempo: [118, 156],
  character: "club",
  harmony: {
    modes: [{ bright: "minor", dark: "minor" }],
    minor: ["1 6 1 7", "1 1 6 5!", "1 6 4 5!", "6 7 1 1", "1 4 6 7"],
    major: ["1 4 1 5"],
    colors: ["triad", "add9", "seventh"],
  },
  melody: {
    scale: "full",
    register: { low: 67, high: 84 },
    rhythms: [
      "x...x.x...x.x...x...x.x.........",
      "x..x..x..x..x...x..x..x..x......",
      "x.x...x.x...x.x.x.x...x.........",
    ],
  },
  grooves: [
    {
      name: "half-time",
      swing: 0,
      main: {
        kick: "X.....x...X.....X..x......X.....",
        clap: "........X.......",
        hat: "x.x.x.x.x.xxx.x.x.x.x.xxx.x.xxxx",
      },
      full: { open: "....x.........x.", rim: "...o..o....o..o.", snare: "........x......o" },
      thin: { kick: "X.........X.....", clap: "........x.......", hat: "x.x.x.x.x.x.x.x." },
      rise: { kick: "X...X...X...X...", hat: "xxxxxxxxxxxxxxxx" },
      fills: [
        { hat: "xxxxXXXX", snare: "....xxXX" },
        { snare: "X.XX.XXX", kick: "X......." },
      ],
      roll: "snare",
      crash: "crash",
      bass: "x.....x...x.....x..x......x...o.",
      chords: null,
      chordSteps: 16,
      arpeggio: "x...x...x...x...",
    },
    {
      name: "bounce",
      swing: 0.06,
      main: {
        kick: "X..x......X..x..",
        clap: "........X.......",
        hat: "x.xxx.x.x.x.x.xx",
      },
      full: { open: "......x.........", rim: "..o...o...o..o..", snare: "........x......." },
      thin: { kick: "X.........X.....", clap: "........x.......", hat: "x...x...x...x..." },
      fills: [{ hat: "xxxxxxxx", snare: "....X.XX" }, { snare: "xxXX" }],
      roll: "snare",
      crash: "crash",
      bass: "x..x......x..x..",
      chords: "x.......x.......",
      chordSteps: 8,
      arpeggio: "x..x..x.x..x..x.",
    },
  ],
  drums: {
    kick: {
      sound: { kind: "kick", low: 48, sweep: 190, decay: 0.3, click: 0.6, knock: 0.45, push: 2.6 },
      gain: 1,
    },
    clap: { ...CLAP, gain: 1.1 },
    snare: { ...SNARE, gain: 0.6 },
    hat: { ...HAT, gain: 0.34 },
    open: OPEN_HAT,
    rim: RIM,
    crash: CRASH,
  },
  band: {
    bass: [
      { kind: "sub-bass", grit: 2.8, decay: 2 },
      { kind: "sub-bass", grit: 2.2, decay: 1.4 },
    ],
    chords: [
      { kind: "tones", tone: { kind: "piano", softness: 0.45 }, strum: 6 },
      { kind: "ensemble", voices: 3, spread: 12, attack: 0.08, release: 0.6, opening: 2_400, body: 2_800 },
    ],
    pad: [
      { kind: "ensemble", voices: 3, spread: 18, attack: 0.3, release: 0.8, opening: 1_300, body: 2_200 },
    ],
    arpeggio: [
      { kind: "bell", ratio: 3, index: 1.4, decay: 0.7 },
      { kind: "saw-pluck", brightness: 3_600, decay: 0.35 },
    ],
    lead: [
      { kind: "bell", ratio: 2, index: 2.2, decay: 1 },
      { kind: "flute", breath: 0.28 },
      { kind: "string", decay: 1.4, bright: 4_200, damping: 0.3, pick: 0.16, body: [110, 220, 380] },
    ],
    solo: [
      { kind: "piano", softness: 0.4 },
      { kind: "flute", breath: 0.25 },
    ],
    registers: { bass: { low: 31, high: 42 }, chords: { low: 55, high: 74 }, arpeggio: 70 },
  },
  textures: CLUB_TEXTURES,
  mix: clubMix(
    { bass: { level: -2, duck: 0.55 }, chords: { level: -5 }, lead: { reverb: 0.3 } },
    { duckingSeconds: 0.16 },
  ),
};
