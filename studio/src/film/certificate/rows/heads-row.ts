import type { Reading } from "@curta/contract";
import type { Timeline } from "../../../direction/timeline.ts";
import { facesAt, shareInFrame } from "../faces/known-places.ts";
import { clearFrames } from "../faces/measured-frames.ts";
import { neverFound, type Sighting } from "../faces/sightings.ts";
import { type Row, should } from "./figures.ts";

const LEAST_WITH_FACE = 0.8;
/** A face of which so much is in the frame is cut: less is a strand of hair, more loses nothing that matters. */
const CUT = { from: 0.1, to: 0.85 } as const;

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
  const cut = [...timeline.shots.keys()].filter((shot) => cutsFace(timeline, shot, reading));
  const shows = `inteiros em ${withFace.size} de ${count} planos`;
  const value = cut.length === 0 ? shows : `${shows}, cortados em ${cut.length}`;
  const ok = cut.length === 0 && withFace.size >= LEAST_WITH_FACE * count;
  return [{ ...should("heads", "Rostos", value, "inteiros em 4 de 5, nenhum cortado", ok), shots: cut }];
}

/** Whether a known face lies across the frame's edge in a frame in which it can be seen. */
function cutsFace(timeline: Timeline, index: number, reading: Reading): boolean {
  const shot = timeline.shots[index]!;
  return clearFrames(timeline, index).some((frame) =>
    facesAt(shot, frame, reading).some(({ box }) => {
      const shown = shareInFrame(box);
      return shown > CUT.from && shown < CUT.to;
    }),
  );
}
