import type { DrumVoice } from "./kit.ts";

// Voices that several kits have; a kit changes what it wants otherwise.

export const HAT: DrumVoice = {
  sound: { kind: "hat", decay: 0.045, edge: 8_000 },
  gain: 0.3,
  pan: 0.25,
  loose: 3,
};
export const OPEN_HAT: DrumVoice = {
  sound: { kind: "hat", decay: 0.2, edge: 7_200 },
  gain: 0.34,
  pan: -0.15,
  loose: 2,
};
export const CRASH: DrumVoice = { sound: { kind: "crash", decay: 1.5, edge: 2_800 }, gain: 0.4, pan: 0.2 };
export const SHAKER: DrumVoice = {
  sound: { kind: "noise", centre: 7_600, q: 0.6, attack: 0.012, decay: 0.08 },
  gain: 0.2,
  pan: -0.5,
  loose: 5,
};
export const TAMBOURINE: DrumVoice = {
  sound: {
    kind: "bars",
    partials: [
      [5_200, 0.4, 0.12],
      [6_870, 0.5, 0.16],
      [8_340, 0.4, 0.13],
      [10_900, 0.3, 0.1],
    ],
    stick: 0.9,
    bright: 8_200,
  },
  gain: 0.22,
  pan: 0.55,
  loose: 6,
};
export const CLAP: DrumVoice = { sound: { kind: "clap", tail: 0.24, centre: 1_300 }, gain: 0.92, loose: 1 };
export const SNARE: DrumVoice = {
  sound: { kind: "snare", tone: 195, body: 0.16, wires: 0.22, bright: 1_700, push: 1.6 },
  gain: 0.84,
  loose: 1,
};
/** A stick across the snare's rim. */
export const RIM: DrumVoice = {
  sound: {
    kind: "bars",
    partials: [
      [480, 0.6, 0.05],
      [1_720, 0.5, 0.04],
    ],
    stick: 0.7,
    bright: 2_800,
  },
  gain: 0.32,
  pan: 0.4,
  loose: 3,
};
export const TOM: DrumVoice = {
  sound: { kind: "skin", low: 130, decay: 0.3, bend: 0.4, slap: 0.4, bright: 2_600, push: 1.6 },
  gain: 0.55,
  pan: -0.3,
};
/** An acoustic kick, felt on skin. */
export const SOFT_KICK: DrumVoice = {
  sound: { kind: "kick", low: 56, sweep: 80, decay: 0.26, click: 0.2, knock: 0.28, push: 1.4 },
  gain: 0.95,
  loose: 2,
};
export const AGOGO: DrumVoice = {
  sound: {
    kind: "bars",
    partials: [
      [920, 0.6, 0.24],
      [2_300, 0.4, 0.16],
      [3_760, 0.25, 0.1],
    ],
    stick: 0.35,
    bright: 4_200,
  },
  gain: 0.26,
  pan: 0.45,
  loose: 4,
};
