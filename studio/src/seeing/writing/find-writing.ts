import type { Box } from "@curta/contract";
import type { Networks } from "../networks.ts";
import { within } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { fromInput, show } from "../picture/show.ts";
import { TONES } from "../tones.ts";
import { decodeWriting } from "./decode-writing.ts";
import type { SeenWriting } from "./decode-writing.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** Boxes that are taller and wider than this share of the shorter side are no lines, but cups and cats taken for writing. */
const LARGEST = 0.3;
/** Boxes larger than this must have nearly full confidence. */
const LARGE = 0.15;
const LEAST_LARGE = 0.96;

/** Where there is writing in a picture, the surest first. Upright boxes, also around lines that are not. */
export function findWriting({ engine, named }: Networks, levels: Levels): SeenWriting[] {
  const { input, run, output } = named.writing;
  const frame = show(engine, levels, input, { part: WHOLE, tone: TONES.writing, letterbox: true });
  run();
  return decodeWriting(output(0))
    .map(({ box, confidence }) => ({ box: within(fromInput(frame, box)), confidence }))
    .filter(({ box, confidence }) => {
      const height = heightOf(box, levels);
      return height > 0 && height <= (confidence >= LEAST_LARGE ? LARGEST : LARGE);
    })
    .toSorted((one, other) => other.confidence - one.confidence);
}

/** The shorter side of a box, in shares of the picture's shorter side. */
function heightOf({ w, h }: Box, { width, height }: Levels): number {
  return Math.min(w * width, h * height) / Math.min(width, height);
}
