import type { Networks } from "../networks.ts";
import type { Levels } from "../picture/levels.ts";
import { show } from "../picture/show.ts";
import { TONES } from "../tones.ts";
import { decodeFaces, type SeenFace } from "./decode-faces.ts";

const WHOLE = { x: 0, y: 0, w: 1, h: 1 } as const;
/** Floats of a pixel of the network's input. */
const CHANNELS = 4;
/**
 * A face of this score in the turned picture is a real one. Of nine photos and their crops, faces that were upside down scored 0.77 to
 * 0.95 in the whole picture; the highest score of anything else was 0.74, of a saucer.
 */
const LEAST = 0.78;
/** An upright face of this score is one; weaker ones are also seen in a chest that hangs over a head. */
const UPRIGHT = 0.65;

/**
 * Whether a picture without a sure face has one when it is turned by half a turn. Takes some milliseconds: one look at the
 * whole, so faces under an eleventh of the longer side are not found.
 * @param faces those that were found in it upright
 */
export function isUpsideDown(
  { engine, named }: Networks,
  levels: Levels,
  faces: readonly Pick<SeenFace, "confidence">[],
): boolean {
  if (faces.some(({ confidence }) => confidence >= UPRIGHT)) return false;
  const { input, run, output } = named.faces;
  show(engine, levels, input, { part: WHOLE, tone: TONES.faces, letterbox: true });
  const count = CHANNELS * input.width * input.height;
  const upright = engine.floats(input.at, count).slice();
  const turned = engine.floats(input.at, count);
  for (let at = 0; at < count; at += CHANNELS) {
    turned.set(upright.subarray(count - CHANNELS - at, count - at), at);
  }
  run();
  return decodeFaces(output(0), output(1), input.width, LEAST).length > 0;
}
