/** A piece of a text, by the places of its first character and of the one after its last. */
export interface TextPiece {
  readonly from: number;
  readonly to: number;
}

const GRAPHEMES = new Intl.Segmenter("pt", { granularity: "grapheme" });

/**
 * Turns pieces of a composed text (NFC) into pieces of the text as it was typed, where a letter and its accent may be
 * two characters.
 */
export function typedPlaces(text: string): (piece: TextPiece) => TextPiece {
  const composed = text.normalize("NFC");
  if (composed === text) return ({ from, to }) => ({ from, to });
  const places = Array.from(GRAPHEMES.segment(text), placesOf).flat();
  const typed = (place: number) => places[place] ?? text.length;
  return ({ from, to }) => ({ from: typed(from), to: typed(to) });
}

/** For each character of a composed grapheme, its place in the text; its own end where it has no place. */
function placesOf({ segment, index }: { readonly segment: string; readonly index: number }): number[] {
  const composed = segment.normalize("NFC");
  return Array.from({ length: composed.length }, (_, at) =>
    at === 0 || composed === segment ? index + at : index + segment.length,
  );
}
