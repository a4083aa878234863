import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { figure, type Row, should } from "./figures.ts";
import { averaged, structuralSimilarity } from "../view/similarity.ts";
import type { FilmInspection } from "../view/inspect-film.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/**
 * Frames are compared at the size at which they are seen: averaged down by round(side / 256), as Wang et al. advise. In full
 * size the measure would compare how two independently encoded frames represent the same fine texture
 * (docs/decisions/0010-what-the-loop-row-measures.md).
 */
const VIEWING_SCALE = Math.round(FILM_WIDTH / 256);
const MIN_SIMILARITY = 0.97;
/**
 * A camera that moves over fine texture leaves less from each frame to the next. There the seam may be as large a step as the
 * one before it, and a little larger: its two frames are encoded apart from each other.
 */
const ENCODED_APART = 0.03;
/** Less than this is a cut, however the camera moves. */
const LEAST_SIMILARITY = 0.8;

/** Checks that the last frame continues into the first, as the frame before it continued into the last. */
export function loopRow({ thumbnails: { length }, kept }: FilmInspection): Row {
  const [first, last, before] = [0, length - 1, length - 2].map((frame) => kept.get(frame));
  const seam = first && last ? similarityOf(last, first) : Number.NaN;
  const step = before && last ? similarityOf(before, last) : 1;
  const least = Math.max(LEAST_SIMILARITY, Math.min(MIN_SIMILARITY, step - ENCODED_APART));
  const text = CERTIFICATE.loop;
  return should("loop", text.value(figure(seam, 3)), text.bound(figure(least, 2)), seam >= least);
}

function similarityOf(one: Uint8Array, other: Uint8Array): number {
  return structuralSimilarity(seen(one), seen(other), FILM_WIDTH / VIEWING_SCALE);
}

function seen(frame: Uint8Array): Uint8Array {
  return averaged(frame.subarray(0, FILM_WIDTH * FILM_HEIGHT), FILM_WIDTH, VIEWING_SCALE);
}
