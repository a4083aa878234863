import type { Reading } from "@curta/contract";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { openMatte, subjectAt } from "../../../../geometry/matte.ts";
import { featuresOf, type Sighting, type SightedFace } from "../../faces/sightings.ts";
import type { PaintedWord, WordBox } from "./caption-row.ts";
import { type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/** How far eyes, nose and mouth reach from their places, in widths and heights of the face; in the order of landmarks. */
const REACH = [
  { x: 0.1, y: 0.06 },
  { x: 0.1, y: 0.06 },
  { x: 0.08, y: 0.08 },
  { x: 0.18, y: 0.06 },
] as const;

/** Whether captions keep off eyes, noses and mouths. Not asked of films without faces or captions. */
export function captionFaceRow(
  sightings: readonly Sighting[],
  words: readonly PaintedWord[],
  reading: Pick<Reading, "faces" | "matte">,
): Row[] {
  if (words.length === 0 || !sightings.some(({ faces }) => faces.length > 0)) return [];
  const shots = new Set(
    sightings
      .filter(({ shot, frame, faces }) => {
        const here = words.filter((word) => word.shot === shot && frame >= word.from && frame < word.to);
        return faces.some((face) => here.some((word) => covers(word, face, inFrontOf(word, face, reading))));
      })
      .map(({ shot }) => shot),
  );
  const text = CERTIFICATE.captions_off_faces;
  const row = should("captions_off_faces", text.value(shots.size), text.bound, shots.size === 0);
  return [{ ...row, shots: [...shots] }];
}

/** A feature that is surely the subject's is in front of words that stand behind it. */
const SURELY = 0.5;

/** Which eyes, nose and mouth of a face are in front of a word. */
function inFrontOf(
  { behind }: PaintedWord,
  { index }: SightedFace,
  { faces, matte: packed }: Pick<Reading, "faces" | "matte">,
): readonly boolean[] {
  const landmarks = faces[index]?.landmarks;
  if (behind !== true || packed === undefined || landmarks === undefined) return [];
  const matte = openMatte(packed);
  const { rightEye, leftEye, nose, mouth } = landmarks;
  return [rightEye, leftEye, nose, mouth].map(({ x, y }) => subjectAt(matte, x, y) >= SURELY);
}

function covers(
  { left, top, right, bottom }: WordBox,
  face: SightedFace,
  inFront: readonly boolean[],
): boolean {
  const { w, h } = face.found?.box ?? face.box;
  // As the network saw them in the frame, else where the reading says that they are.
  const features = face.found === null ? face.landmarks : featuresOf(face.found);
  return features.some(({ x, y }, index) => {
    const reach = REACH[index] ?? REACH[0];
    const [across, down] = [reach.x * w, reach.y * h];
    return (
      inFront[index] !== true &&
      (x + across) * FILM_WIDTH > left &&
      (x - across) * FILM_WIDTH < right &&
      (y + down) * FILM_HEIGHT > top &&
      (y - down) * FILM_HEIGHT < bottom
    );
  });
}
