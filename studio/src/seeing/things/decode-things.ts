import type { Box } from "@curta/contract";
import type { Output } from "../network/network.ts";

/** A box that the network proposes. */
export interface Proposal {
  readonly box: Box;
  /** Place of its class in COCO_CLASSES. */
  readonly kind: number;
  readonly confidence: number;
  /** Score of the next likely class in the same place. */
  readonly runnerUp: number;
}

/** One level of the network: a cell for every so many pixels. */
interface Level {
  /** Rows x columns x 80, through the sigmoid. */
  readonly scores: Output;
  /** Rows x columns x 4: distances to left, top, right and bottom, in cells. */
  readonly distances: Output;
}

/**
 * Boxes of NanoDet with at least so much confidence, in shares of its input, overlapping. Distances count from the
 * middle of a cell.
 */
export function decodeThings(levels: readonly Level[], least: number): Proposal[] {
  return levels.flatMap(({ scores, distances }) => {
    const found: Proposal[] = [];
    const { width, height, stride } = scores;
    for (let cell = 0; cell < width * height; cell++) {
      const best = twoBest(scores.values.subarray(cell * stride, cell * stride + scores.channels));
      if (best.confidence < least) continue;
      const distance = (k: number) => distances.values[cell * distances.stride + k] ?? 0;
      const x = (cell % width) + 0.5;
      const y = Math.floor(cell / width) + 0.5;
      const box = {
        x: (x - distance(0)) / width,
        y: (y - distance(1)) / height,
        w: (distance(0) + distance(2)) / width,
        h: (distance(1) + distance(3)) / height,
      };
      found.push({ box, ...best });
    }
    return found;
  });
}

function twoBest(scores: Float32Array): Omit<Proposal, "box"> {
  let kind = 0;
  let confidence = 0;
  let runnerUp = 0;
  for (let k = 0; k < scores.length; k++) {
    const score = scores[k] ?? 0;
    if (score > confidence) {
      runnerUp = confidence;
      confidence = score;
      kind = k;
    } else if (score > runnerUp) runnerUp = score;
  }
  return { kind, confidence, runnerUp };
}
