import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { type CodedFrame, decoding } from "./decode.ts";
import { type Glance, glanceAt, type PlanarFrame } from "./glance.ts";
import { annexBUnits } from "./nal-units.ts";

/** What was seen of a run of encoded frames when they were decoded. Frames by their numbers. */
export interface Look {
  readonly glances: ReadonlyMap<number, Glance>;
  /** Whole frames (I420 without padding) of those that were to be kept. */
  readonly kept: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
}

/** Decodes frames, a few milliseconds of work a step, glances at all of them and keeps some whole. */
export function* looking(
  parameters: Uint8Array,
  coded: readonly CodedFrame[],
  keep: readonly number[],
): Generator<void, Look> {
  const glances = new Map<number, Glance>();
  const kept = new Map<number, Uint8Array<ArrayBuffer>>();
  for (const frames of decoding(parameters, coded)) {
    for (const { number, picture } of frames) {
      glances.set(number, glanceAt(picture));
      if (keep.includes(number)) kept.set(number, copyFrame(picture));
    }
    yield;
  }
  return { glances, kept };
}

/**
 * Which encoded frames (Annex B) must be decoded to see the wanted ones: those from their keyframe on, without frames that
 * no other one needs. Keyframes are decoded in any case: a look into each group of pictures.
 */
export function neededFor(coded: readonly CodedFrame[], wanted: readonly number[]): CodedFrame[] {
  const needed = new Set<CodedFrame>();
  let group: CodedFrame[] = [];
  for (const frame of coded) {
    if (frame.key) group = [];
    const isWanted = wanted.includes(frame.number);
    if (isWanted || frame.key || isReference(frame)) group.push(frame);
    if (isWanted || frame.key) for (const each of group) needed.add(each);
  }
  return coded.filter((frame) => needed.has(frame));
}

/** Whether other frames may be predicted from this one: `nal_ref_idc` of its slice (H.264, 7.3.1), in Annex B. */
function isReference({ data }: CodedFrame): boolean {
  const slice = annexBUnits(data).at(-1);
  return slice !== undefined && ((slice[0]! >> 5) & 3) !== 0;
}

/** A copy of a frame as I420 without padding. */
function copyFrame({ planes, strides }: PlanarFrame): Uint8Array<ArrayBuffer> {
  const copy = new Uint8Array((FILM_WIDTH * FILM_HEIGHT * 3) / 2);
  let at = 0;
  planes.forEach((plane, index) => {
    const width = index === 0 ? FILM_WIDTH : FILM_WIDTH / 2;
    const height = index === 0 ? FILM_HEIGHT : FILM_HEIGHT / 2;
    for (let y = 0; y < height; y++, at += width) {
      copy.set(plane.subarray(y * strides[index]!, y * strides[index]! + width), at);
    }
  });
  return copy;
}
