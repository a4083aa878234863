import type { Box } from "@curta/contract";
import { ASPECT, type Card, type Print, TOP } from "./card.ts";

/** Borders of the paper in shares of its width: at the sides, above the photo, and below it, as instant photos have them. */
const SIDE = 0.05;
const HEAD = 0.055;
const FOOT = 0.24;
/** The most that the paper takes of the card's width and height: a camera that moves closer still shows its border. */
const MOST_WIDTH = 0.8;
const MOST_HEIGHT = 0.55;
/** Where the paper ends on the card: captions usually stand on its lower border, like words written on it. */
const BOTTOM = 0.61;
/** A little more than two degrees: enough to see that somebody laid it there, and faces stay upright. */
const TILT = -0.042;
/** A longer part would be a strip of paper. */
const LONGEST = 2.1;

/**
 * Lays a part of a photo of this width to height on a card as a print; null where the part is too long or too tall for one.
 */
export function layOutPolaroid(part: Box, photoAspect: number): Card | null {
  const aspect = (photoAspect * part.w) / part.h;
  if (Math.max(aspect, 1 / aspect) > LONGEST) return null;
  const photoWidth = 1 - 2 * SIDE;
  // In widths of the paper.
  const heightOf = HEAD + photoWidth / aspect + FOOT;
  const width = Math.min(MOST_WIDTH, (MOST_HEIGHT * ASPECT) / heightOf);
  const height = (width * heightOf) / ASPECT;
  const [left, top] = [(1 - width) / 2, Math.max(TOP, BOTTOM - height)];
  const place = {
    x: left + SIDE * width,
    y: top + (HEAD * width) / ASPECT,
    w: photoWidth * width,
    h: (photoWidth * width) / aspect / ASPECT,
  };
  const print = { paper: { x: left, y: top, w: width, h: height }, tilt: TILT };
  return [{ part, place, print }];
}

/** The upright box around a box of a card that is turned with its print. */
export function tilted({ x, y, w, h }: Box, { paper, tilt }: Print): Box {
  const [sin, cos] = [Math.sin(tilt), Math.cos(tilt)];
  const [across, down] = [paper.x + paper.w / 2, paper.y + paper.h / 2];
  const [fromX, fromY] = [x + w / 2 - across, (y + h / 2 - down) * ASPECT];
  const width = w * cos + h * ASPECT * Math.abs(sin);
  const height = (w * Math.abs(sin)) / ASPECT + h * cos;
  return {
    x: across + cos * fromX - sin * fromY - width / 2,
    y: down + (sin * fromX + cos * fromY) / ASPECT - height / 2,
    w: width,
    h: height,
  };
}
