import { arpeggio } from "./arpeggio.ts";
import { bassLine } from "./bass.ts";
import { heldChords, struckChords, voicings } from "./chords.ts";
import { drumHits } from "./drums.ts";
import { leadLine } from "./lead.ts";
import type { SoundCue } from "../sound-cues.ts";
import type { ChordNote, DrumHits, Note } from "./notes.ts";
import type { Piece } from "../piece.ts";

/** All notes of the piece, by stem. */
export interface Parts {
  readonly drums: DrumHits;
  readonly bass: readonly Note[];
  readonly chords: readonly ChordNote[];
  readonly pad: readonly ChordNote[];
  readonly arpeggio: readonly Note[];
  readonly lead: readonly Note[];
  readonly effects: readonly SoundCue[];
}

export function writeParts(piece: Piece, cues: readonly SoundCue[]): Parts {
  const voiced = voicings(piece);
  return {
    drums: drumHits(piece),
    bass: bassLine(piece),
    chords: struckChords(piece, voiced),
    pad: heldChords(piece, voiced),
    arpeggio: arpeggio(piece, voiced),
    lead: leadLine(piece),
    effects: cues,
  };
}
