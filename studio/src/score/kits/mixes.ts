import type { MixSettings, StemName, StemSettings } from "../mix/mix-settings.ts";

const STEMS: Readonly<Record<StemName, StemSettings>> = {
  drums: { lanes: "two", spread: 1, level: 0, reverb: 0.06, echo: 0, duck: 0, filterDepth: 0 },
  bass: { lanes: "one", spread: 0, level: -3.5, reverb: 0, echo: 0, duck: 0.7, filterDepth: 0.2 },
  chords: { lanes: "two", spread: 1, level: -4, reverb: 0.22, echo: 0.05, duck: 0.55, filterDepth: 0.9 },
  arpeggio: { lanes: "two", spread: 0.55, level: -9, reverb: 0.25, echo: 0.3, duck: 0.35, filterDepth: 0.5 },
  lead: { lanes: "two", spread: 0.15, level: -2, reverb: 0.22, echo: 0.25, duck: 0.25, filterDepth: 0 },
  effects: { lanes: "two", spread: 0.3, level: -7, reverb: 0.35, echo: 0.1, duck: 0, filterDepth: 0 },
};

/** Changes of some stems: what is left out stays as it is. */
export type StemChanges = Partial<Record<StemName, Partial<StemSettings>>>;

function changed(
  stems: Readonly<Record<StemName, StemSettings>>,
  changes: StemChanges,
): MixSettings["stems"] {
  return {
    drums: { ...stems.drums, ...changes.drums },
    bass: { ...stems.bass, ...changes.bass },
    chords: { ...stems.chords, ...changes.chords },
    arpeggio: { ...stems.arpeggio, ...changes.arpeggio },
    lead: { ...stems.lead, ...changes.lead },
    effects: { ...stems.effects, ...changes.effects },
  };
}

type Rest = Omit<MixSettings, "stems">;

const CLUB: Rest = {
  reverb: { seconds: 1.6, damping: 0.14, preDelay: 0.012 },
  echo: { steps: 3, feedback: 0.4, damping: 0.18 },
  padGain: 0.35,
  duckingSeconds: 0.24,
  compressionDecibels: 4,
  saturationDecibels: -9.5,
  ceiling: -5.3,
  width: 1.4,
  slope: -3.5,
  breathDecibels: -2.6,
};

const ROOM: Rest = {
  reverb: { seconds: 1.3, damping: 0.2, preDelay: 0.015 },
  echo: { steps: 6, feedback: 0.3, damping: 0.22 },
  padGain: 0.4,
  duckingSeconds: 0.25,
  compressionDecibels: 4,
  saturationDecibels: -13,
  ceiling: -4.6,
  width: 1.35,
  slope: -3.5,
  breathDecibels: -2.4,
};

const HALL: Rest = {
  reverb: { seconds: 2.8, damping: 0.17, preDelay: 0.03 },
  echo: { steps: 6, feedback: 0.35, damping: 0.22 },
  padGain: 0.6,
  duckingSeconds: 0.3,
  compressionDecibels: 4,
  saturationDecibels: -13,
  ceiling: -4.6,
  width: 1.15,
  slope: -3.6,
  breathDecibels: -3,
};

/** Loud and dense, everything moves with the kick. */
export function clubMix(changes: StemChanges = {}, rest: Partial<Rest> = {}): MixSettings {
  return { ...CLUB, ...rest, stems: changed(STEMS, changes) };
}

const PLAYED: StemChanges = {
  drums: { level: -1, reverb: 0.1 },
  bass: { level: -4, duck: 0.15, filterDepth: 0 },
  chords: { level: -2.5, duck: 0.1, filterDepth: 0.1, reverb: 0.2, echo: 0 },
  arpeggio: { level: -8, duck: 0.05, filterDepth: 0 },
  lead: { level: -2, duck: 0, echo: 0.12 },
  effects: { level: -11.5 },
};

/** Players in a room: natural, close, little is ducked. */
export function roomMix(changes: StemChanges = {}, rest: Partial<Rest> = {}): MixSettings {
  return { ...ROOM, ...rest, stems: changed(changed(STEMS, PLAYED), changes) };
}

const WIDE: StemChanges = {
  drums: { level: -1.5, reverb: 0.28 },
  bass: { level: -5, reverb: 0.08, duck: 0.1 },
  chords: { level: -3, reverb: 0.42, echo: 0, duck: 0.08 },
  arpeggio: { level: -6.5, reverb: 0.35, echo: 0.18, duck: 0.05 },
  lead: { level: -2, reverb: 0.4, echo: 0.14, duck: 0 },
  effects: { level: -5.5, reverb: 0.45, echo: 0 },
};

/** An orchestra's hall: deep, with long reverb. */
export function hallMix(changes: StemChanges = {}, rest: Partial<Rest> = {}): MixSettings {
  return { ...HALL, ...rest, stems: changed(changed(STEMS, WIDE), changes) };
}
