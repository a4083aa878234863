import { MAX_FLASHES_PER_SECOND, mostFlashesPerSecond, mostRedFlashesPerSecond } from "../view/flashes.ts";
import { figure, must, type Row, should } from "./figures.ts";
import { loopRow } from "./loop-row.ts";
import { longestBlack, longestStill } from "../view/stillness.ts";
import type { FilmInspection } from "../view/inspect-film.ts";

const MAX_STILL_SECONDS = 3;
const MAX_BLACK_SECONDS = 0.2;

/** Rows about the content of the picture. */
export function contentRows(inspection: FilmInspection): Row[] {
  const { thumbnails } = inspection;
  const flashes = mostFlashesPerSecond(thumbnails);
  const red = mostRedFlashesPerSecond(thumbnails);
  const still = longestStill(thumbnails);
  const black = longestBlack(thumbnails);
  const mostFlashes = `até ${MAX_FLASHES_PER_SECOND}`;
  return [
    must("flashes", "Flashes por segundo", String(flashes), mostFlashes, flashes <= MAX_FLASHES_PER_SECOND),
    must(
      "red_flashes",
      "Flashes vermelhos por segundo",
      String(red),
      mostFlashes,
      red <= MAX_FLASHES_PER_SECOND,
    ),
    should(
      "still",
      "Maior trecho parado",
      `${figure(still, 1)} s`,
      `até ${figure(MAX_STILL_SECONDS, 1)} s`,
      still <= MAX_STILL_SECONDS,
    ),
    should(
      "black",
      "Maior trecho preto",
      `${figure(black, 1)} s`,
      `até ${figure(MAX_BLACK_SECONDS, 1)} s`,
      black <= MAX_BLACK_SECONDS,
    ),
    loopRow(inspection),
  ];
}
