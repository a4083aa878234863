import type { Box, Reading } from "@curta/contract";
import type { Timeline } from "../../../../direction/timeline.ts";
import { areaOf, share } from "../../../../geometry/area.ts";
import { counts, stageOfShot, viewsAt } from "../../faces/known-places.ts";
import { neverFound, type Sighting } from "../../faces/sightings.ts";
import { type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/** A body or a thing is whole where this much of it is in the frame. */
const WHOLE = 0.97;
/** A network cannot be asked about faces that are smaller than this share of the frame's height wherever they are whole. */
const SEEN_FROM = 0.075;

/** Whether everybody and everything that the photo surely holds is seen whole in the film. No row where there is none. */
export function peopleRows(timeline: Timeline, reading: Reading, sightings: readonly Sighting[]): Row[] {
  const faces = facesSeen(sightings);
  const isSeen = (box: Box): boolean => isShownWhole(box, timeline, reading, sightings);
  const people = peopleOf(reading).map(({ box, face }) => (face === null ? isSeen(box) : faces.has(face)));
  const things = reading.things.filter(counts).map(isSeen);
  return [...rowOf("people", people), ...rowOf("things", things)];
}

function rowOf(code: "people" | "things", seen: readonly boolean[]): Row[] {
  if (seen.length === 0) return [];
  const shown = seen.filter(Boolean).length;
  const { value, bound } = CERTIFICATE[code];
  return [should(code, value(shown, seen.length), bound, shown === seen.length)];
}

/** People, each with their face where it is known. Faces count for people in readings that name none. */
function peopleOf({ people, faces }: Reading): { readonly box: Box; readonly face: number | null }[] {
  if (people.length === 0) {
    return faces.flatMap((box, face) => (counts(box) ? [{ box, face }] : []));
  }
  return people.filter(counts).map((box) => {
    const face = box.face === null ? undefined : faces[box.face];
    return { box, face: face !== undefined && counts(face) ? box.face : null };
  });
}

/** The faces that are whole in some frame: found there, or too small everywhere for anything but the camera to tell. */
function facesSeen(sightings: readonly Sighting[]): Set<number> {
  const missed = neverFound(sightings);
  const all = sightings.flatMap(({ faces }) => faces);
  const large = new Set(
    all.filter(({ placedWhole, box }) => placedWhole && box.h >= SEEN_FROM).map(({ index }) => index),
  );
  return new Set(
    all
      .filter(
        ({ index, foundWhole, placedWhole }) =>
          foundWhole || (placedWhole && missed.has(index) && !large.has(index)),
      )
      .map(({ index }) => index),
  );
}

/** Whether a box of the photo is wholly in view at a measured frame. */
function isShownWhole(
  box: Box,
  { shots }: Timeline,
  reading: Reading,
  sightings: readonly Sighting[],
): boolean {
  const items = [...reading.people, ...reading.things];
  const item = items.findIndex((other) => other === box);
  return sightings.some(({ shot, frame }) => {
    const stage = stageOfShot(shots[shot]!, reading);
    const placed = [...stage.reading.people, ...stage.reading.things][item];
    if (placed === undefined) return false;
    return viewsAt(shots[shot]!, frame, stage).some((view) => share(view, areaOf(placed)) > WHOLE);
  });
}
