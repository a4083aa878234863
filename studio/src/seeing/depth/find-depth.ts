import type { Picture } from "../../picture.ts";
import { openEngine } from "../network/engine.ts";
import type { Engine } from "../network/engine.ts";
import { readModel } from "../network/model-file.ts";
import { openNetwork, runningBytes } from "../network/network.ts";
import type { Network, Output } from "../network/network.ts";
import { layLevels } from "../picture/levels.ts";
import { show } from "../picture/show.ts";

/** A network for depth that is ready to run, in a memory of its own. Used by one piece of work at a time. */
export interface DepthNetwork {
  readonly engine: Engine;
  readonly network: Network;
  readonly pictureAt: number;
}

/** How near each cell of a picture is, row by row: 0 is farthest, 255 nearest. */
export interface SeenDepth {
  readonly columns: number;
  readonly rows: number;
  readonly near: Uint8Array;
}

const COLUMNS = 90;
const ROWS = 160;
/** It is shown the picture stretched to a square; of a longer one it would make nothing. */
const LONGEST = 2.4;
/** Shares of cells that are taken as farthest and nearest: single cells say little. */
const FARTHEST = 0.02;
const NEAREST = 0.98;
/** What lies between farthest and nearest, in shares of the nearest: in a flatter picture nothing is in front of anything. */
const LEAST_RELIEF = 0.12;
const WHOLE = { x: 0, y: 0, w: 1, h: 1 };
/** The network takes its pixels as 0 to 1. */
const TONE = { gains: [1 / 255, 1 / 255, 1 / 255], offsets: [0, 0, 0] } as const;

/** Opens a model file whose one output has one channel. @throws {TypeError} if it is no such model */
export function openDepthNetwork(file: Uint8Array): DepthNetwork {
  const model = readModel(file);
  const [output = -1] = model.outputs;
  if (model.planes[output]?.channels !== 1)
    throw new TypeError("this network does not give one number to a place");
  const engine = openEngine();
  const room = engine.reserve(runningBytes(model));
  const network = openNetwork(engine, model, room);
  return { engine, network, pictureAt: engine.reserve(0) };
}

/** How near everything in a picture is; null where the picture is flat or too long to say. The same on every machine. */
export function findDepth({ engine, network, pictureAt }: DepthNetwork, picture: Picture): SeenDepth | null {
  const { width, height } = picture;
  if (Math.max(width, height) > LONGEST * Math.min(width, height)) return null;
  const levels = layLevels(engine, picture, pictureAt);
  show(engine, levels, network.input, { part: WHOLE, tone: TONE, letterbox: false });
  network.run();
  const cells = meansOf(network.output(0));
  const sorted = cells.toSorted();
  const far = sorted[Math.floor(FARTHEST * (sorted.length - 1))] ?? 0;
  const close = sorted[Math.ceil(NEAREST * (sorted.length - 1))] ?? 0;
  // What is no number fails as well.
  if (!(close > 0 && close - Math.max(0, far) >= LEAST_RELIEF * close)) return null;
  const near = Uint8Array.from(cells, (value) => {
    return Math.round(255 * Math.min(1, Math.max(0, (value - far) / (close - far))));
  });
  return { columns: COLUMNS, rows: ROWS, near };
}

/** The output's mean in each cell. */
function meansOf({ width, height, stride, values }: Output): Float32Array {
  const means = new Float32Array(COLUMNS * ROWS);
  for (let row = 0; row < ROWS; row++) {
    const [top, bottom] = placesOf(row, ROWS, height);
    for (let column = 0; column < COLUMNS; column++) {
      const [left, right] = placesOf(column, COLUMNS, width);
      let sum = 0;
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) sum += values[(y * width + x) * stride] ?? Number.NaN;
      }
      means[row * COLUMNS + column] = sum / ((bottom - top) * (right - left));
    }
  }
  return means;
}

/** The places that a cell covers, at least one. */
function placesOf(cell: number, cells: number, places: number): readonly [from: number, to: number] {
  const from = Math.floor((cell * places) / cells);
  return [from, Math.max(from + 1, Math.floor(((cell + 1) * places) / cells))];
}
