import type { NetworkName } from "./networks.ts";

/** How a network wants its pixels: value of 0..255 times gain plus offset, for red, green and blue. */
export interface Tone {
  readonly gains: readonly [number, number, number];
  readonly offsets: readonly [number, number, number];
}

/** What ImageNet's means and deviations are, of red, green and blue. */
const IMAGENET = { means: [0.485, 0.456, 0.406], deviations: [0.229, 0.224, 0.225] } as const;
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
  salience: spreadBy(IMAGENET.means, IMAGENET.deviations),
  // PP-OCR uses them for blue first.
  writing: spreadBy(backwards(IMAGENET.means), backwards(IMAGENET.deviations)),
};

type Colour = readonly [number, number, number];

/** Values of 0..1 less means, over deviations. */
function spreadBy(means: Colour, [red, green, blue]: Colour): Tone {
  return {
    gains: [1 / 255 / red, 1 / 255 / green, 1 / 255 / blue],
    offsets: [-means[0] / red, -means[1] / green, -means[2] / blue],
  };
}

function backwards([red, green, blue]: Colour): Colour {
  return [blue, green, red];
}
