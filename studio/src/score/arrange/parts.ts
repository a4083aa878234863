import { arpeggio } from "./arpeggio.ts";
import { bassLine } from "./bass.ts";
import { heldChords, struckChords, voicings } from "./chords.ts";
import { drumHits } from "./drums.ts";
import { leadLine } from "./lead.ts";
import type { Moment } from "./moments.ts";
import type { ChordNote, DrumHits, Note } from "./notes.ts";
import type { Piece } from "./piece.ts";

/** The piece written out: what everybody plays. */
export interface Parts {
  readonly drums: DrumHits;
  readonly bass: readonly Note[];
  readonly chords: readonly ChordNote[];
  readonly pad: readonly ChordNote[];
  readonly arpeggio: readonly Note[];
  readonly lead: readonly Note[];
  readonly gestures: readonly Moment[];
}

export function writeParts(piece: Piece, moments: readonly Moment[]): Parts {
  const voiced = voicings(piece);
  return {
    drums: drumHits(piece),
    bass: bassLine(piece),
    chords: struckChords(piece, voiced),
    pad: heldChords(piece, voiced),
    arpeggio: arpeggio(piece, voiced),
    lead: leadLine(piece),
    gestures: moments,
  };
}
