import { FILM_WIDTH } from "@curta/contract";
import { figure, type Row, should } from "./figures.ts";
import { structuralSimilarity } from "./similarity.ts";
import type { FilmView } from "./view.ts";

const MIN_SIMILARITY = 0.97;
/** How much less alike than neighbours beside the seam the frames at the seam may be. */
const ALLOWANCE = 0.01;

/**
 * Whether the last frame leads into the first. Where fine texture or grain keeps even neighbouring frames from
 * being that alike, the step across the seam must be as small as the steps beside it
 * (docs/decisions/0005-the-loop-is-a-step-between-neighbours.md).
 */
export function loopRow({ opening, ending }: Pick<FilmView, "opening" | "ending">): Row {
  const first = opening[0] ?? new Uint8Array();
  const last = ending.at(-1) ?? new Uint8Array();
  const seam = structuralSimilarity(first, last, FILM_WIDTH);
  const value = `semelhança ${figure(seam, 3)}`;
  const plain = `ao menos ${figure(MIN_SIMILARITY, 2)}`;
  if (seam >= MIN_SIMILARITY) return should("loop", "Volta ao começo", value, plain, true);
  const beside = Math.max(stepWithin(opening), stepWithin(ending));
  const least = Math.min(MIN_SIMILARITY, beside - ALLOWANCE);
  const bound = `${plain}, ou quase a de quadros vizinhos (${figure(least, 3)})`;
  return should("loop", "Volta ao começo", value, bound, seam >= least);
}

/** How alike the two frames at one end of the film are. */
function stepWithin([a, b]: readonly Uint8Array[]): number {
  return a && b ? structuralSimilarity(a, b, FILM_WIDTH) : 1;
}
