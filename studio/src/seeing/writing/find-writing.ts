import type { Networks } from "../networks.ts";
import { within } from "../picture/boxes.ts";
import type { Levels } from "../picture/levels.ts";
import { fromInput, show } from "../picture/show.ts";
import { TONES } from "../tones.ts";
import { decodeWriting } from "./decode-writing.ts";
import type { SeenWriting } from "./decode-writing.ts";

type Size = Pick<Levels, "width" | "height">;

const WHOLE = { x: 0, y: 0, w: 1, h: 1 };

/** Boxes that are taller and wider than this share of the shorter side are no lines, but cups and cats taken for writing. */
const LARGEST = 0.3;
/** Boxes larger than this must have nearly full confidence. */
const LARGE = 0.15;
const LEAST_LARGE = 0.96;
/**
 * And be so much wider than tall, as all letters are: of 14 in 252 photos five were no writing, and three of these, a shirt, a
 * telephone and a face, are not.
 */
const LEAST_WIDE = 1.2;

/** Where there is writing in a picture, the surest first. Upright boxes, also around lines that are not. */
export function findWriting({ engine, named }: Networks, levels: Levels): SeenWriting[] {
  const { input, run, output } = named.writing;
  const frame = show(engine, levels, input, { part: WHOLE, tone: TONES.writing, letterbox: true });
  run();
  return decodeWriting(output(0))
    .map(({ box, confidence }) => ({ box: within(fromInput(frame, box)), confidence }))
    .filter((written) => mayBeWriting(written, levels))
    .toSorted((one, other) => other.confidence - one.confidence);
}

/** Whether such a box may hold writing, in a picture of such a size. */
export function mayBeWriting({ box, confidence }: SeenWriting, { width, height }: Size): boolean {
  const [across, down] = [box.w * width, box.h * height];
  const side = Math.min(across, down) / Math.min(width, height);
  const isLine = confidence >= LEAST_LARGE && across >= LEAST_WIDE * down;
  return side > 0 && side <= (isLine ? LARGEST : LARGE);
}
