import type { NetworkName } from "./networks.ts";

/** How a network wants its pixels: value of 0..255 times gain plus offset, for red, green and blue. */
export interface Tone {
  readonly gains: readonly [number, number, number];
  readonly offsets: readonly [number, number, number];
}

/** What ImageNet's means and deviations are, here in the order in which PP-OCR uses them: for blue first. */
const IMAGENET = { means: [0.406, 0.456, 0.485], deviations: [0.225, 0.224, 0.229] } as const;
/** NanoDet was trained on pixels less these means, over these deviations; here red, green, blue. */
const MEANS = [123.675, 116.28, 103.53] as const;
const DEVIATIONS = [58.395, 57.12, 57.375] as const;

/** What each network was trained on: -1 to 1, 0 to 1, or spread by the means and deviations of its data. */
export const TONES: Readonly<Record<NetworkName, Tone>> = {
  faces: { gains: [1 / 127.5, 1 / 127.5, 1 / 127.5], offsets: [-1, -1, -1] },
  people: { gains: [1 / 255, 1 / 255, 1 / 255], offsets: [0, 0, 0] },
  things: {
    gains: [1 / DEVIATIONS[0], 1 / DEVIATIONS[1], 1 / DEVIATIONS[2]],
    offsets: [-MEANS[0] / DEVIATIONS[0], -MEANS[1] / DEVIATIONS[1], -MEANS[2] / DEVIATIONS[2]],
  },
  writing: {
    gains: [
      1 / 255 / IMAGENET.deviations[0],
      1 / 255 / IMAGENET.deviations[1],
      1 / 255 / IMAGENET.deviations[2],
    ],
    offsets: [
      -IMAGENET.means[0] / IMAGENET.deviations[0],
      -IMAGENET.means[1] / IMAGENET.deviations[1],
      -IMAGENET.means[2] / IMAGENET.deviations[2],
    ],
  },
};
