/** A note for one instrument. Times in samples of the film, `at` from its start; `velocity` 0 to 1. */
export interface Note {
  readonly at: number;
  readonly length: number;
  readonly pitch: number;
  readonly velocity: number;
}

/** Notes played together; `up` from the highest to the lowest, as a hand that goes back over the strings. */
export interface ChordNote {
  readonly at: number;
  readonly length: number;
  readonly pitches: readonly number[];
  readonly velocity: number;
  readonly up: boolean;
}

export interface Hit {
  readonly at: number;
  readonly velocity: number;
}

/** Hits by the name of the voice. */
export type DrumHits = Readonly<Record<string, readonly Hit[]>>;
