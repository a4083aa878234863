import type { Picture } from "../../picture.ts";
import type { Engine } from "../network/engine.ts";

/** Networks get pictures of about so many pixels: enough to find a face of a fortieth of the height. */
const PIXELS = 2_500_000;
/** Levels are halved while both sides of the half are at least this. */
const SHORTEST = 192;
const SLACK = 64;
/** A 16-bit sum can hold so many rows of bytes. */
const MOST_FACTOR = 255;

/** The picture at one size, in the memory of the kernel: interleaved RGB bytes. */
export interface Level {
  readonly at: number;
  readonly width: number;
  readonly height: number;
  /** Pixels of the picture to a pixel of this. */
  readonly factor: number;
}

/** A picture made smaller step by step, so that everything that looks at it reads few pixels. */
export interface Levels {
  readonly width: number;
  readonly height: number;
  /** Largest first, each half the one before. */
  readonly list: readonly [Level, ...Level[]];
  /** Room behind the levels, of any size while nothing else is reserved. */
  readonly room: (bytes: number) => number;
}

/**
 * Brings a picture into the kernel's memory at a size fit for the networks.
 *
 * @param at the room that was reserved last; what lay there before is gone
 */
export function layLevels(engine: Engine, picture: Picture, at: number): Levels {
  const { width, height } = picture;
  const wanted = Math.round(Math.sqrt((width * height) / PIXELS));
  const factor = Math.min(MOST_FACTOR, width, height, Math.max(1, wanted));
  const list = listLevels(picture, factor, at);
  const [largest] = list;
  const end = at + list.reduce((bytes, level) => bytes + bytesOf(level), 0);
  const strip = factor * width * 3 + SLACK;
  const work = Math.max(strip + 2 * strip, 6 * (largest.width * 3 + SLACK));
  engine.extend(at, end + work - at);
  shrinkPicture(engine, picture, largest, end);
  for (let k = 1; k < list.length; k++) halve(engine, list[k - 1]!, list[k]!, end);
  return {
    width,
    height,
    list,
    room: (bytes) => {
      engine.extend(end, bytes);
      return end;
    },
  };
}

function listLevels({ width, height }: Picture, first: number, start: number): [Level, ...Level[]] {
  const levelOf = (factor: number, at: number): Level => {
    return { at, width: Math.floor(width / factor), height: Math.floor(height / factor), factor };
  };
  const largest = levelOf(first, start);
  const smaller: Level[] = [];
  let last = largest;
  while (Math.min(last.width, last.height) >= 2 * SHORTEST) {
    last = levelOf(2 * last.factor, last.at + bytesOf(last));
    smaller.push(last);
  }
  return [largest, ...smaller];
}

function bytesOf({ width, height }: Level): number {
  return Math.ceil((width * height * 3) / SLACK + 1) * SLACK;
}

function shrinkPicture({ kernel, bytes }: Engine, picture: Picture, to: Level, work: number): void {
  const { factor } = to;
  const line = picture.width * 3;
  if (factor === 1) {
    bytes(to.at, picture.rgb.length).set(picture.rgb);
    return;
  }
  const sums = work + factor * line + SLACK;
  for (let y = 0; y < to.height; y++) {
    const start = y * factor * line;
    bytes(work, factor * line).set(picture.rgb.subarray(start, start + factor * line));
    kernel.shrinkRows(work, line, factor, to.at + y * to.width * 3, to.width, sums);
  }
}

function halve({ kernel }: Engine, from: Level, to: Level, work: number): void {
  const line = from.width * 3;
  for (let y = 0; y < to.height; y++) {
    kernel.shrinkRows(from.at + 2 * y * line, line, 2, to.at + y * to.width * 3, to.width, work);
  }
}
