import type { Box } from "@curta/contract";
import { readFileSync } from "node:fs";
import type { Picture } from "../../src/picture.ts";
import type { Output } from "../../src/seeing/network/network.ts";
import type { NetworkName, Networks } from "../../src/seeing/networks.ts";
import { layLevels } from "../../src/seeing/picture/levels.ts";
import { show } from "../../src/seeing/picture/show.ts";
import { TONES } from "../../src/seeing/tones.ts";

/** Outputs of another runtime for a photo: of each every so many numbers, as 32-bit floats in base64. */
interface Reference {
  readonly photo: string;
  readonly outputs: readonly { readonly every: number; readonly values: string }[];
}

/** Numbers kept of an output, about. */
const KEPT = 1200;
/** Steps that share no factor with a number of channels, so that all channels are visited. */
const STEPS = [1, 3, 7, 11, 17, 23, 31, 37, 53, 97, 181, 197];

const WHOLE: Box = { x: 0, y: 0, w: 1, h: 1 };

/** Lets a network of ours look at a picture, stretched over its input, and gives input and outputs. */
export function runOurs(networks: Networks, name: NetworkName, picture: Picture) {
  const { engine, named, pictureAt } = networks;
  const network = named[name];
  const levels = layLevels(engine, picture, pictureAt);
  show(engine, levels, network.input, { part: WHOLE, tone: TONES[name], letterbox: false });
  const { at, width, height } = network.input;
  const input = dense({
    width,
    height,
    channels: 3,
    stride: 4,
    values: engine.floats(at, width * height * 4),
  });
  network.run();
  const outputs = (count: number) => Array.from({ length: count }, (_, k) => dense(network.output(k)));
  return { input, width, height, outputs };
}

/** Numbers of a plane without what fills up its places. */
function dense({ width, height, channels, stride, values }: Output): Float32Array {
  return Float32Array.from(
    { length: width * height * channels },
    (_, k) => values[Math.floor(k / channels) * stride + (k % channels)] ?? Number.NaN,
  );
}

export function packOutput(values: Float32Array): Reference["outputs"][number] {
  const every = STEPS.findLast((step) => values.length / step >= KEPT) ?? 1;
  const few = values.filter((_, k) => k % every === 0);
  return { every, values: Buffer.from(few.buffer).toString("base64") };
}

/** The numbers that a fixture holds for one output. */
export function unpackOutput(text: string): Float32Array {
  return new Float32Array(Uint8Array.from(Buffer.from(text, "base64")).buffer);
}

/** Reads a committed fixture. */
export function readReference(name: string): Reference {
  const reference: Reference = JSON.parse(readFileSync(new URL(`${name}.json`, import.meta.url), "utf8"));
  return reference;
}
