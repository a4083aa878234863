import type { Framing } from "../timeline.ts";

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

/** Height of the film's frame in its widths. */
const FRAME_ASPECT = 16 / 9;
/** A picture's last row or column may be missing for even sides; nearly 9:16 is 9:16. */
const NEARLY = 0.995;

export function coverOf({ width, height }: Size): Cover {
  const across = height / FRAME_ASPECT / width;
  const down = (width * FRAME_ASPECT) / height;
  return { width: across > NEARLY ? 1 : across, height: down > NEARLY ? 1 : down };
}

/** Moves a framing so that it shows nothing outside the picture, with `margin` (a share of the view) to spare. */
export function keepInside(framing: Framing, cover: Cover, margin = 0): Framing {
  const zoom = Math.max(1, framing.zoom);
  const half = (part: number): number => Math.min(0.5, ((0.5 + margin) * part) / zoom);
  return {
    x: clamp(framing.x, half(cover.width)),
    y: clamp(framing.y, half(cover.height)),
    zoom,
    roll: framing.roll,
  };
}

function clamp(value: number, half: number): number {
  return Math.min(1 - half, Math.max(half, value));
}
