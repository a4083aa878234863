import type { Area } from "../../geometry/area.ts";
import type { Reading } from "@curta/contract";
import { coverOf } from "../../geometry/cover.ts";
import { type Matte, subjectAt } from "../../geometry/matte.ts";
import { sureFaces } from "../framing/faces/face-geometry.ts";
import { FRAME_HEIGHT, FRAME_WIDTH } from "../lettering/safe-area.ts";
import type { Framing } from "../timeline.ts";

/** Cells in which the subject is looked for, in pixels of the frame. */
const CELL_PX = 12;
const COLUMNS = FRAME_WIDTH / CELL_PX;
const ROWS = FRAME_HEIGHT / CELL_PX;
/** First and last letters: a word is guessed from them. */
const END = 0.3;
/** A feature of a face counts as subject from this on. */
const SURELY = 0.9;
/** How far eyes, nose and mouth reach, in sizes of the face. */
const REACH = 0.2;

/** What the subject hides of words, as shares of their letters. */
export interface Hidden {
  readonly all: number;
  /** The most of any word, and of the start or end of any word. */
  readonly word: number;
  readonly end: number;
}

/** Summed-area table of how much is subject: the share of any box follows from four of its cells. */
export type SubjectSums = Float64Array;

/** How much of the frame is subject where the camera looks like this. */
export function subjectSums(framing: Framing, matte: Matte, reading: Reading): SubjectSums {
  const { width, height } = coverOf(reading);
  const sums = new Float64Array((COLUMNS + 1) * (ROWS + 1));
  for (let row = 0; row < ROWS; row++) {
    const y = framing.y + (((row + 0.5) / ROWS - 0.5) * height) / framing.zoom;
    let line = 0;
    for (let column = 0; column < COLUMNS; column++) {
      const x = framing.x + (((column + 0.5) / COLUMNS - 0.5) * width) / framing.zoom;
      line += subjectAt(matte, x, y);
      const above = sums[row * (COLUMNS + 1) + column + 1] ?? 0;
      sums[(row + 1) * (COLUMNS + 1) + column + 1] = above + line;
    }
  }
  return sums;
}

/** What of words the subject hides. */
export function hiddenOf(words: readonly Area[], sums: SubjectSums): Hidden {
  const hidden = words.map((word) => hiddenShare(word, sums));
  const ends = words.flatMap((word) => {
    const width = END * (word.right - word.left);
    return [
      hiddenShare({ ...word, right: word.left + width }, sums),
      hiddenShare({ ...word, left: word.right - width }, sums),
    ];
  });
  const areas = words.map(({ left, top, right, bottom }) => (right - left) * (bottom - top));
  const area = areas.reduce((sum, each) => sum + each, 0);
  const all = hidden.reduce((sum, share, index) => sum + share * (areas[index] ?? 0), 0) / Math.max(1, area);
  return { all, word: Math.max(0, ...hidden), end: Math.max(0, ...ends) };
}

function hiddenShare({ left, top, right, bottom }: Area, sums: SubjectSums): number {
  const [from, to] = [Math.round(left / CELL_PX), Math.round(right / CELL_PX)];
  const [above, below] = [Math.round(top / CELL_PX), Math.round(bottom / CELL_PX)];
  const sumAt = (column: number, row: number): number => sums[row * (COLUMNS + 1) + column] ?? 0;
  const sum = sumAt(to, below) - sumAt(from, below) - sumAt(to, above) + sumAt(from, above);
  return sum / Math.max(1, (to - from) * (below - above));
}

/** Whether words lie on eyes, nose or mouth of somebody who is not in front of them. */
export function coversFace(
  words: readonly Area[],
  framing: Framing,
  matte: Matte,
  reading: Reading,
): boolean {
  const { width, height } = coverOf(reading);
  const [across, down] = [(framing.zoom / width) * FRAME_WIDTH, (framing.zoom / height) * FRAME_HEIGHT];
  return sureFaces(reading).some((face) => {
    const [reachX, reachY] = [REACH * face.w * across, REACH * face.h * down];
    return featuresOf(face).some((spot) => {
      if (subjectAt(matte, spot.x, spot.y) >= SURELY) return false;
      const x = (spot.x - framing.x) * across + FRAME_WIDTH / 2;
      const y = (spot.y - framing.y) * down + FRAME_HEIGHT / 2;
      return words.some(
        ({ left, top, right, bottom }) =>
          x > left - reachX && x < right + reachX && y > top - reachY && y < bottom + reachY,
      );
    });
  });
}

/** Eyes, nose and mouth: where the network saw them, else where most faces have them. */
function featuresOf({ x, y, w, h, landmarks }: Reading["faces"][number]): { x: number; y: number }[] {
  if (landmarks !== undefined) {
    return [landmarks.rightEye, landmarks.leftEye, landmarks.nose, landmarks.mouth];
  }
  return [
    { x: x + 0.3 * w, y: y + 0.3 * h },
    { x: x + 0.7 * w, y: y + 0.3 * h },
    { x: x + 0.5 * w, y: y + 0.55 * h },
    { x: x + 0.5 * w, y: y + 0.78 * h },
  ];
}
