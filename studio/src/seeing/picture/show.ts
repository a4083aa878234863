import type { Box } from "@curta/contract";
import type { Place } from "../network/bind-step.ts";
import type { Engine } from "../network/engine.ts";
import type { Tone } from "../tones.ts";
import type { Level, Levels } from "./levels.ts";

/** Shows a part of a picture to a network. */
interface Showing {
  /** The part, in shares of the picture. */
  readonly part: Box;
  readonly tone: Tone;
  /** Whether the part keeps its proportions, centred on black; else it is stretched over the whole input. */
  readonly letterbox: boolean;
  /** How many times the part's size the input shows, with `letterbox`: what is around it is black. */
  readonly room?: number;
}

const FLOAT_BYTES = 4;
const SLACK = 64;

/**
 * Draws a part of the picture into a network's input.
 *
 * @returns what the whole input shows, in shares of the picture; beyond 0..1 where it is black
 */
export function show(
  engine: Engine,
  levels: Levels,
  input: Place,
  { part, tone, letterbox, room = 1 }: Showing,
): Box {
  const pixels = { width: part.w * levels.width, height: part.h * levels.height };
  const scale = Math.min(input.width / pixels.width, input.height / pixels.height) / room;
  const drawn = {
    width: letterbox ? Math.max(1, Math.round(pixels.width * scale)) : input.width,
    height: letterbox ? Math.max(1, Math.round(pixels.height * scale)) : input.height,
  };
  const left = Math.floor((input.width - drawn.width) / 2);
  const top = Math.floor((input.height - drawn.height) / 2);
  const level = levelFor(levels, pixels, drawn);
  const step = Math.max(
    pixels.width / level.factor / drawn.width,
    pixels.height / level.factor / drawn.height,
  );
  const most = Math.ceil(step) + 2;
  const work = levels.room(
    (drawn.width + drawn.height) * (8 + FLOAT_BYTES * most) + 3 * FLOAT_BYTES * level.width + 3 * SLACK,
  );
  const tones = work + SLACK;
  engine.floats(work, 8).set([...tone.gains, 0, ...tone.offsets, 0]);
  if (drawn.width < input.width || drawn.height < input.height) blacken(engine, input, tone);
  const across = levels.width / level.factor;
  const down = levels.height / level.factor;
  engine.kernel.sample(
    level.at,
    level.width,
    level.height,
    part.x * across,
    part.y * down,
    Math.min(level.width, (part.x + part.w) * across),
    Math.min(level.height, (part.y + part.h) * down),
    input.at + (top * input.width + left) * 4 * FLOAT_BYTES,
    drawn.width,
    drawn.height,
    input.width,
    work,
    work + 4 * FLOAT_BYTES,
    most,
    tones,
  );
  return {
    x: part.x - (left / drawn.width) * part.w,
    y: part.y - (top / drawn.height) * part.h,
    w: (input.width / drawn.width) * part.w,
    h: (input.height / drawn.height) * part.h,
  };
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** The smallest level that is not enlarged; the largest, if all are. */
function levelFor({ list }: Levels, pixels: Extent, drawn: Extent): Level {
  const fits = list.findLast(
    ({ factor }) => pixels.width / factor >= drawn.width && pixels.height / factor >= drawn.height,
  );
  return fits ?? list[0];
}

function blacken(engine: Engine, { at, width, height }: Place, { offsets }: Tone): void {
  const [red, green, blue] = offsets;
  const values = engine.floats(at, width * height * 4);
  for (let k = 0; k < values.length; k += 4) {
    values[k] = red;
    values[k + 1] = green;
    values[k + 2] = blue;
    values[k + 3] = 0;
  }
}

/** Turns what an input shows into its mirror image, sides changed. */
export function mirrorInput(engine: Engine, { at, width, height }: Place): void {
  const values = engine.floats(at, width * height * 4);
  const line = new Float32Array(width * 4);
  for (let y = 0; y < height; y++) {
    const row = values.subarray(y * width * 4, (y + 1) * width * 4);
    line.set(row);
    for (let x = 0; x < width; x++) row.set(line.subarray(x * 4, x * 4 + 4), (width - 1 - x) * 4);
  }
}

/** A box of shares of what an input shows, in shares of the picture. */
export function fromInput(frame: Box, { x, y, w, h }: Box): Box {
  return { x: frame.x + x * frame.w, y: frame.y + y * frame.h, w: w * frame.w, h: h * frame.h };
}
