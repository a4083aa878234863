import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import type { Sighting, SightedFace } from "../faces/sightings.ts";
import type { PaintedWord, WordBox } from "./caption-row.ts";
import { type Row, should } from "./figures.ts";

/** How far eyes, nose and mouth reach from their places, in widths and heights of the face; in the order of landmarks. */
const REACH = [
  { x: 0.1, y: 0.06 },
  { x: 0.1, y: 0.06 },
  { x: 0.08, y: 0.08 },
  { x: 0.18, y: 0.06 },
] as const;

/** Whether captions keep off eyes, noses and mouths. Not asked of films without faces or captions. */
export function captionFaceRow(sightings: readonly Sighting[], words: readonly PaintedWord[]): Row[] {
  if (words.length === 0 || !sightings.some(({ faces }) => faces.length > 0)) return [];
  const shots = new Set(
    sightings
      .filter(({ shot, frame, faces }) => {
        const here = words.filter((word) => word.shot === shot && frame >= word.from && frame < word.to);
        return faces.some((face) => here.some((word) => covers(word, face)));
      })
      .map(({ shot }) => shot),
  );
  const count = shots.size === 1 ? "em 1 plano" : `em ${shots.size} planos`;
  const value = shots.size === 0 ? "olhos, nariz e boca livres" : `sobre um rosto ${count}`;
  const label = "Legendas e rostos";
  const row = should("captions_off_faces", label, value, "olhos, nariz e boca livres", shots.size === 0);
  return [{ ...row, shots: [...shots] }];
}

function covers({ left, top, right, bottom }: WordBox, face: SightedFace): boolean {
  const { w, h } = face.found?.box ?? face.box;
  return landmarksOf(face).some(({ x, y }, index) => {
    const reach = REACH[index] ?? REACH[0];
    const [across, down] = [reach.x * w, reach.y * h];
    return (
      (x + across) * FILM_WIDTH > left &&
      (x - across) * FILM_WIDTH < right &&
      (y + down) * FILM_HEIGHT > top &&
      (y - down) * FILM_HEIGHT < bottom
    );
  });
}

/** As the network saw them in the frame, else where the reading says that they are. */
function landmarksOf({ found, landmarks }: SightedFace): SightedFace["landmarks"] {
  if (found === null) return landmarks;
  const { rightEye, leftEye, nose, mouth } = found.landmarks;
  return [rightEye, leftEye, nose, mouth];
}
