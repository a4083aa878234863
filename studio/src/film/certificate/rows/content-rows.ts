import { MAX_FLASHES_PER_SECOND, mostFlashesPerSecond, mostRedFlashesPerSecond } from "../view/flashes.ts";
import { figure, must, type Row, should } from "./figures.ts";
import { loopRow } from "./loop-row.ts";
import { longestBlack, longestStill } from "../view/stillness.ts";
import type { FilmInspection } from "../view/inspect-film.ts";
import { CERTIFICATE } from "../../../texts/certificate.ts";

const MAX_STILL_SECONDS = 3;
const MAX_BLACK_SECONDS = 0.2;

/** Rows about the content of the picture. */
export function contentRows(inspection: FilmInspection): Row[] {
  const { thumbnails } = inspection;
  const flashes = mostFlashesPerSecond(thumbnails);
  const red = mostRedFlashesPerSecond(thumbnails);
  const still = longestStill(thumbnails);
  const black = longestBlack(thumbnails);
  return [
    must(
      "flashes",
      String(flashes),
      CERTIFICATE.flashes.bound(MAX_FLASHES_PER_SECOND),
      flashes <= MAX_FLASHES_PER_SECOND,
    ),
    must(
      "red_flashes",
      String(red),
      CERTIFICATE.red_flashes.bound(MAX_FLASHES_PER_SECOND),
      red <= MAX_FLASHES_PER_SECOND,
    ),
    should(
      "still",
      `${figure(still, 1)} s`,
      CERTIFICATE.still.bound(figure(MAX_STILL_SECONDS, 1)),
      still <= MAX_STILL_SECONDS,
    ),
    should(
      "black",
      `${figure(black, 1)} s`,
      CERTIFICATE.black.bound(figure(MAX_BLACK_SECONDS, 1)),
      black <= MAX_BLACK_SECONDS,
    ),
    loopRow(inspection),
  ];
}
