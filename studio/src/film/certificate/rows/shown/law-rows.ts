import type { Reading } from "@curta/contract";
import type { Timeline } from "../../../../direction/timeline.ts";
import { sightingsOf } from "../../faces/sightings.ts";
import type { FilmInspection } from "../../view/inspect-film.ts";
import { captionFaceRow } from "../captions/caption-face-row.ts";
import type { PaintedWord } from "../captions/caption-row.ts";
import type { Row } from "../figures.ts";
import { framingsRow } from "./framings-row.ts";
import { headsRow } from "./heads-row.ts";
import { mainThingRow } from "./main-thing-row.ts";
import { openingRow } from "./opening-row.ts";
import type { SampledSkin } from "../../faces/skin.ts";
import { skinRow } from "./skin-row.ts";
import { peopleRows } from "./people-rows.ts";

/** Rows about what the film shows of what its picture holds. */
export function lawRows(
  timeline: Timeline,
  reading: Reading,
  { kept, faces }: FilmInspection,
  words: readonly PaintedWord[],
  skins: readonly (SampledSkin | null)[] = [],
): Row[] {
  const sightings = sightingsOf(timeline, reading, faces);
  return [
    ...peopleRows(timeline, reading, sightings),
    ...headsRow(timeline, reading, sightings),
    ...captionFaceRow(sightings, words, reading),
    ...skinRow(timeline, sightings, skins),
    ...mainThingRow(timeline, reading),
    ...framingsRow(timeline, reading),
    openingRow(timeline, reading, kept, words),
  ];
}
