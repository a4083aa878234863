import { FILM_FPS, FILM_HEIGHT, FILM_WIDTH, type Reading } from "@curta/contract";
import type { Timeline } from "../../../../direction/timeline.ts";
import { shownAt, stageOfShot } from "../../faces/known-places.ts";
import { MOVED_FRAME } from "../../view/kept-frames.ts";
import { averaged } from "../../view/similarity.ts";
import type { PaintedWord } from "../captions/caption-row.ts";
import { figure, type Row, should } from "../figures.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

/** Mean change of luma over the first frames, at a quarter of the size, that is movement and not noise. */
const LEAST_CHANGE = 1;
const SCALE = 4;
/** How far the camera must go a frame: in sizes of the frame, or as zoom. */
const LEAST_MOTION = 0.002;
const LATEST_SECONDS = 0.5;

/** Whether the film begins to move at once, and its first words can be read within half a second. */
export function openingRow(
  timeline: Timeline,
  reading: Reading,
  kept: ReadonlyMap<number, Uint8Array>,
  words: readonly PaintedWord[],
): Row {
  const moves = changeOf(kept) >= LEAST_CHANGE || motionOf(timeline, reading) >= LEAST_MOTION;
  const read = secondsUntilRead(timeline, words);
  const text = CERTIFICATE.opening;
  const value = text.value(moves, read === null ? null : figure(read, 2));
  return should(
    "opening",
    value,
    text.bound(figure(LATEST_SECONDS, 1)),
    moves && (read ?? 0) <= LATEST_SECONDS,
  );
}

function changeOf(kept: ReadonlyMap<number, Uint8Array>): number {
  const [first, next] = [kept.get(0), kept.get(MOVED_FRAME)];
  if (first === undefined || next === undefined) return 0;
  const [one, other] = [small(first), small(next)];
  return one.reduce((sum, level, at) => sum + Math.abs(level - other[at]!), 0) / one.length;
}

function small(frame: Uint8Array): Uint8Array {
  return averaged(frame.subarray(0, FILM_WIDTH * FILM_HEIGHT), FILM_WIDTH, SCALE);
}

/** How far the camera goes a frame, in sizes of the frame or as zoom, punches and shakes among it. */
function motionOf({ shots }: Timeline, reading: Reading): number {
  const shot = shots[0]!;
  const stage = stageOfShot(shot, reading);
  const [one, other] = [shownAt(shot, 0, stage), shownAt(shot, MOVED_FRAME, stage)];
  const [width, height] = [one.right - one.left, one.bottom - one.top];
  const across = Math.abs(other.left + other.right - one.left - one.right) / 2 / width;
  const down = Math.abs(other.top + other.bottom - one.top - one.bottom) / 2 / height;
  const zoom = Math.abs(Math.log((other.right - other.left) / width));
  return Math.max(across, down, zoom) / MOVED_FRAME;
}

/** When all words of the first caption stand; null where the film begins without words. */
function secondsUntilRead({ shots }: Timeline, words: readonly PaintedWord[]): number | null {
  const group = shots[0]?.captions[0];
  if (group === undefined) return null;
  const last = group.at + group.frames;
  const legible = words.flatMap((word) =>
    word.shot === 0 && word.to === last && word.legible !== null ? [word.legible] : [],
  );
  return legible.length === 0 ? null : Math.max(...legible) / FILM_FPS;
}
