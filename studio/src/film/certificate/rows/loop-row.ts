import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { figure, type Row, should } from "./figures.ts";
import { averaged, structuralSimilarity } from "../view/similarity.ts";
import type { FilmInspection } from "../view/inspect-film.ts";
import { CERTIFICATE } from "../../../texts/certificate.ts";

/**
 * Frames are compared at the size at which they are seen: averaged down by round(side / 256), as Wang et al. advise. In full
 * size the measure would compare how two independently encoded frames represent the same fine texture
 * (docs/decisions/0010-what-the-loop-row-measures.md).
 */
const VIEWING_SCALE = Math.round(FILM_WIDTH / 256);
const MIN_SIMILARITY = 0.97;

/** Checks that the last frame continues into the first. */
export function loopRow({ thumbnails: { length }, kept }: FilmInspection): Row {
  const [first, last] = [kept.get(0), kept.get(length - 1)];
  const seam =
    first && last ? structuralSimilarity(seen(first), seen(last), FILM_WIDTH / VIEWING_SCALE) : Number.NaN;
  const text = CERTIFICATE.loop;
  return should(
    "loop",
    text.value(figure(seam, 3)),
    text.bound(figure(MIN_SIMILARITY, 2)),
    seam >= MIN_SIMILARITY,
  );
}

function seen(frame: Uint8Array): Uint8Array {
  return averaged(frame.subarray(0, FILM_WIDTH * FILM_HEIGHT), FILM_WIDTH, VIEWING_SCALE);
}
