import { FILM_FPS } from "@curta/contract";
import { THUMBNAIL_CELLS, type FrameThumbnail } from "./frame-thumbnail.ts";

/** More flashes than this in any second can trigger seizures (WCAG 2.3.1). */
export const MAX_FLASHES_PER_SECOND = 3;
/** A flash covers a quarter of the field of view; close to the screen that is a quarter of the frame. */
const AREA = 0.25 * THUMBNAIL_CELLS;
/** A change that moves over the frame within this many frames counts as one. */
const SWEEP_FRAMES = 3;

/** Definition of a flash: how the level of a cell changes. */
interface FlashKind {
  readonly level: (thumbnail: FrameThumbnail, cell: number) => number;
  readonly change: number;
  readonly darkerBelow: number;
}

/** Relative luminance changes by a tenth or more, the darker state being below 0.8. */
const GENERAL: FlashKind = { level: relativeLuminance, change: 0.1, darkerBelow: 0.8 };
/** Saturated red, R / (R + G + B) >= 0.8, changes by 20 or more in (R - G - B) x 320. */
const RED: FlashKind = { level: redness, change: 20 / 320, darkerBelow: Number.POSITIVE_INFINITY };

/** The most flashes in any one second of a film. */
export function mostFlashesPerSecond(thumbnails: readonly FrameThumbnail[]): number {
  return busiestSecond(opposingChanges(thumbnails, GENERAL));
}

/** The most flashes of saturated red in any one second of a film. */
export function mostRedFlashesPerSecond(thumbnails: readonly FrameThumbnail[]): number {
  return busiestSecond(opposingChanges(thumbnails, RED));
}

/** The frames that flash, in every second with more flashes than are safe. */
export function unsafeFrames(thumbnails: readonly FrameThumbnail[]): number[] {
  return [GENERAL, RED].flatMap((kind) => {
    const changes = opposingChanges(thumbnails, kind);
    const ends = changes.filter(
      (_, last) => Math.floor(inSecondTo(changes, last) / 2) > MAX_FLASHES_PER_SECOND,
    );
    return changes.filter((frame) => ends.some((end) => frame <= end && frame > end - FILM_FPS));
  });
}

/** Frames at which enough of the picture became brighter after it became darker, or the reverse. */
function opposingChanges(thumbnails: readonly FrameThumbnail[], kind: FlashKind): number[] {
  const cells = trackCells(thumbnails[0], kind);
  const changes: number[] = [];
  let last = 0;
  thumbnails.forEach((thumbnail, frame) => {
    const { up, down } = cells(thumbnail, frame);
    const turn = up >= AREA && last <= 0 ? 1 : down >= AREA && last >= 0 ? -1 : 0;
    if (turn === 0) return;
    last = turn;
    changes.push(frame);
  });
  return changes;
}

/** Follows the extremes of each cell; counts the cells that changed up or down within SWEEP_FRAMES. */
function trackCells(
  first: FrameThumbnail | undefined,
  { level, change, darkerBelow }: FlashKind,
): (thumbnail: FrameThumbnail, frame: number) => { up: number; down: number } {
  const extremes = Float64Array.from({ length: THUMBNAIL_CELLS }, (_, cell) =>
    first ? level(first, cell) : 0,
  );
  const directions = new Int8Array(THUMBNAIL_CELLS);
  const turned = new Int32Array(THUMBNAIL_CELLS).fill(-SWEEP_FRAMES);
  return (thumbnail, frame) => {
    let up = 0;
    let down = 0;
    for (let cell = 0; cell < THUMBNAIL_CELLS; cell++) {
      const now = level(thumbnail, cell);
      const before = extremes[cell]!;
      const direction = Math.sign(now - before);
      if (direction === directions[cell]) extremes[cell] = now;
      else if (Math.abs(now - before) >= change && Math.min(now, before) < darkerBelow) {
        extremes[cell] = now;
        directions[cell] = direction;
        turned[cell] = frame;
      }
      if (frame - turned[cell]! >= SWEEP_FRAMES) continue;
      if (directions[cell] === 1) up++;
      else down++;
    }
    return { up, down };
  };
}

/** Two opposing changes are one flash. */
function busiestSecond(changes: readonly number[]): number {
  return Math.floor(Math.max(0, ...changes.map((_, last) => inSecondTo(changes, last))) / 2);
}

/** How many changes lie in the second that one of them ends. */
function inSecondTo(changes: readonly number[], last: number): number {
  const end = changes[last] ?? 0;
  return last + 1 - changes.findIndex((frame) => frame > end - FILM_FPS);
}

const LINEAR = Float64Array.from({ length: 256 }, (_, code) => {
  const value = Math.min(1, Math.max(0, (code - 16) / 219));
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
});

function relativeLuminance(thumbnail: FrameThumbnail, cell: number): number {
  return LINEAR[thumbnail[cell]!]!;
}

/** How red a cell is if its red is saturated, otherwise 0 (BT.709, limited range). */
function redness(thumbnail: FrameThumbnail, cell: number): number {
  const luma = (thumbnail[cell]! - 16) / 219;
  const cb = (thumbnail[THUMBNAIL_CELLS + cell]! - 128) / 224;
  const cr = (thumbnail[2 * THUMBNAIL_CELLS + cell]! - 128) / 224;
  const red = Math.max(0, luma + 1.5748 * cr);
  const green = Math.max(0, luma - 0.1873 * cb - 0.4681 * cr);
  const blue = Math.max(0, luma + 1.8556 * cb);
  return red > 0 && red / (red + green + blue) >= 0.8 ? Math.max(0, red - green - blue) : 0;
}
