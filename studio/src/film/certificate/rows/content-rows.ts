import type { TimelineShot } from "../../../direction/timeline.ts";
import {
  MAX_FLASHES_PER_SECOND,
  mostFlashesPerSecond,
  mostRedFlashesPerSecond,
  unsafeFrames,
} from "../view/flashes.ts";
import { figure, must, type Row, should } from "./figures.ts";
import { loopRow } from "./loop-row.ts";
import { longestBlack, longestStill } from "../view/stillness.ts";
import type { FilmInspection } from "../view/inspect-film.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

const MAX_STILL_SECONDS = 3;
const MAX_BLACK_SECONDS = 0.2;

/** Rows about the content of the picture. The film's shots tell where it flashes. */
export function contentRows(
  inspection: FilmInspection,
  shots: readonly Pick<TimelineShot, "from" | "to">[],
): Row[] {
  const { thumbnails } = inspection;
  const unsafe = unsafeFrames(thumbnails);
  const flashing = [...shots.keys()].filter((index) =>
    unsafe.some((frame) => frame >= shots[index]!.from && frame < shots[index]!.to),
  );
  const flashRow = (code: "flashes" | "red_flashes", most: number): Row => ({
    ...must(
      code,
      String(most),
      CERTIFICATE[code].bound(MAX_FLASHES_PER_SECOND),
      most <= MAX_FLASHES_PER_SECOND,
    ),
    shots: most <= MAX_FLASHES_PER_SECOND ? [] : flashing,
  });
  const still = longestStill(thumbnails);
  const black = longestBlack(thumbnails);
  return [
    flashRow("flashes", mostFlashesPerSecond(thumbnails)),
    flashRow("red_flashes", mostRedFlashesPerSecond(thumbnails)),
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
