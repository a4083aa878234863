import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
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
export function loopRow({ glances: { length }, kept }: FilmView): Row {
  const step = (from: number, to: number): number => {
    const [a, b] = [kept.get(from), kept.get(to)];
    return a && b ? structuralSimilarity(luma(a), luma(b), FILM_WIDTH) : 1;
  };
  const seam = step(length - 1, 0);
  const value = `semelhança ${figure(seam, 3)}`;
  const plain = `ao menos ${figure(MIN_SIMILARITY, 2)}`;
  if (seam >= MIN_SIMILARITY) return should("loop", "Volta ao começo", value, plain, true);
  const beside = Math.max(step(0, 1), step(length - 2, length - 1));
  const least = Math.min(MIN_SIMILARITY, beside - ALLOWANCE);
  const bound = `${plain}, ou quase a de quadros vizinhos (${figure(least, 3)})`;
  return should("loop", "Volta ao começo", value, bound, seam >= least);
}

function luma(frame: Uint8Array): Uint8Array {
  return frame.subarray(0, FILM_WIDTH * FILM_HEIGHT);
}
