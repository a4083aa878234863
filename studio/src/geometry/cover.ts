/**
 * Part of a picture's width and height that its largest 9:16 view shows: the view at zoom 1. Both are 1 for a 9:16
 * picture; one is less for every other.
 */
export interface Cover {
  readonly width: number;
  readonly height: number;
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** The cover of a 9:16 picture. */
export const NINE_TO_SIXTEEN: Cover = { width: 1, height: 1 };

/** Height of the film's frame in its widths. */
const FRAME_ASPECT = 16 / 9;
/** A picture's last row or column may be missing for even sides; nearly 9:16 is 9:16. */
const NEARLY = 0.995;

export function coverOf({ width, height }: Size): Cover {
  const across = height / FRAME_ASPECT / width;
  const down = (width * FRAME_ASPECT) / height;
  return { width: across > NEARLY ? 1 : across, height: down > NEARLY ? 1 : down };
}

/**
 * The widest that a strip shows of a picture, as zoom: a strip is wider than a frame for its height, so it may show more of a
 * wide picture than the largest 9:16 view. `part` is the strip's share of the frame's height.
 */
export function leastStripZoom(cover: Cover, part: number): number {
  return Math.max(cover.width, cover.height * part);
}
