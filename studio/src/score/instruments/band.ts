import type { Random } from "../../random.ts";
import type { Kit } from "../kits/kit.ts";
import type { ChordInstrument } from "./tones/ensemble.ts";
import type { Instrument } from "./tones/plucked.ts";
import { buildChords, buildTone } from "./tones/tone-sound.ts";

/** The instruments of a piece. `chords` plays the rhythm of the groove, `pad` holds the chords below. */
export interface Instruments {
  readonly bass: Instrument;
  readonly chords: ChordInstrument;
  readonly pad: ChordInstrument;
  readonly arpeggio: Instrument;
  readonly lead: Instrument;
  /** Plays the melody in breath sections. */
  readonly solo: Instrument;
}

/** Chooses among a kit's instruments; another seed gives others. */
export function hireBand({ band }: Kit, random: Random): Instruments {
  return {
    bass: buildTone(random.pick(band.bass), random),
    chords: buildChords(random.pick(band.chords), random),
    pad: buildChords(random.pick(band.pad), random),
    arpeggio: buildTone(random.pick(band.arpeggio), random),
    lead: buildTone(random.pick(band.lead), random),
    solo: buildTone(random.pick(band.solo), random),
  };
}
