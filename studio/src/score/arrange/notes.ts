/** A note for one instrument. Times in samples of the film, `at` from its start; `velocity` 0 to 1. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly velocity: number;
}

/** Notes played together. */
export interface ChordNote {
  readonly at: number;
  readonly length: number;
  readonly pitches: readonly number[];
  readonly velocity: number;
}

export interface Hit {
  readonly at: number;
  readonly velocity: number;
}

export const DRUMS = ["kick", "snare", "hat", "open", "percussion"] as const;
export type Drum = (typeof DRUMS)[number];
export type DrumHits = Readonly<Record<Drum, readonly Hit[]>>;
