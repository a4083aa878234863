import type { Reading } from "@curta/contract";
import type { Timeline } from "../../../../direction/timeline.ts";
import { coverOf } from "../../../../geometry/cover.ts";
import { facesAt, isWholeInFrame, shareInFrame } from "../../faces/known-places.ts";
import { clearFrames } from "../../faces/measured-frames.ts";
import { neverFound, type Sighting } from "../../faces/sightings.ts";
import { type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

const LEAST_WITH_FACE = 0.8;
/** A face of which so much is in the frame is cut: less is a strand of hair, more loses nothing that matters. */
const CUT = { from: 0.1, to: 0.85 } as const;

/** Faces up to this share of the largest view have room in it. */
const LARGEST = 0.9;

/** Whether people keep their heads. Not asked of films whose photo shows no face that counts. */
export function headsRow(timeline: Timeline, reading: Reading, sightings: readonly Sighting[]): Row[] {
  if (!sightings.some(({ faces }) => faces.length > 0)) return [];
  const missed = neverFound(sightings);
  const withFace = new Set(
    sightings
      .filter(({ faces }) =>
        faces.some(({ index, foundWhole, placedWhole }) => foundWhole || (placedWhole && missed.has(index))),
      )
      .map(({ shot }) => shot),
  );
  const count = timeline.shots.length;
  const cuts = timeline.shots.map((_, shot) => cutFaces(timeline, shot, reading));
  const cut = cuts.filter(({ length }) => length > 0).length;
  const text = CERTIFICATE.heads;
  const ok = cut === 0 && withFace.size >= LEAST_WITH_FACE * count;
  const row = should("heads", text.value(withFace.size, count, cut), text.bound, ok);
  return [
    { ...row, shots: [...cuts.keys()].filter((shot) => cuts[shot]!.some((face) => fits(face, reading))) },
  ];
}

/** The known faces that lie across the frame's edge in some frame in which they can be seen. */
function cutFaces(timeline: Timeline, index: number, reading: Reading): number[] {
  const shot = timeline.shots[index]!;
  const cut = clearFrames(timeline, index).flatMap((frame) =>
    facesAt(shot, frame, reading).filter((face) => {
      const shown = shareInFrame(face.box, face.window);
      return shown > CUT.from && shown < CUT.to && !isWholeInFrame(face);
    }),
  );
  return [...new Set(cut.map((face) => face.index))];
}

/** Whether some view of the photo can hold a face: no other view would mend the cut of a larger one. */
function fits(index: number, reading: Reading): boolean {
  const { w, h } = reading.faces[index]!;
  const { width, height } = coverOf(reading);
  return w < LARGEST * width && h < LARGEST * height;
}
