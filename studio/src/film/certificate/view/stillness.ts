import { FILM_FPS } from "@curta/contract";
import { THUMBNAIL_CELLS, type FrameThumbnail } from "./frame-thumbnail.ts";

/** Y' up to which a cell counts as black (limited range starts at 16). */
const BLACK = 19;
/** Smallest visible change of a cell's mean, in 8-bit levels. */
const VISIBLE = 2;

/** Longest stretch in which not one cell is brighter than black, in seconds. */
export function longestBlack(thumbnails: readonly FrameThumbnail[]): number {
  return longestRun(
    thumbnails,
    (thumbnail) => !thumbnail.subarray(0, THUMBNAIL_CELLS).some((luma) => luma > BLACK),
  );
}

/** Longest stretch in which nothing visibly changes against its first frame, in seconds. */
export function longestStill(thumbnails: readonly FrameThumbnail[]): number {
  let start = 0;
  return longestRun(thumbnails, (thumbnail, frame) => {
    if (frame > 0 && !differs(thumbnails[start]!, thumbnail)) return true;
    start = frame;
    return false;
  });
}

function differs(a: FrameThumbnail, b: FrameThumbnail): boolean {
  for (let cell = 0; cell < a.length; cell++) if (Math.abs(a[cell]! - b[cell]!) >= VISIBLE) return true;
  return false;
}

function longestRun(
  thumbnails: readonly FrameThumbnail[],
  holds: (thumbnail: FrameThumbnail, frame: number) => boolean,
): number {
  let longest = 0;
  let run = 0;
  thumbnails.forEach((thumbnail, frame) => {
    run = holds(thumbnail, frame) ? run + 1 : 0;
    longest = Math.max(longest, run);
  });
  return longest / FILM_FPS;
}
