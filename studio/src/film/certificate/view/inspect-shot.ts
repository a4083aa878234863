import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { type CodedFrame, decodeFrames, type DecodeShortcuts, withoutBFrames } from "../file/decode.ts";
import { type FrameThumbnail, frameThumbnail, type PlanarFrame } from "./frame-thumbnail.ts";
import type { SeenFace } from "../../../seeing/faces/decode-faces.ts";
import { findFacesInFrame } from "../faces/find-in-frame.ts";
import { sampledBox, type SampledSkin, skinInFrame } from "../faces/skin.ts";
import type { WantedFrames } from "../faces/looks.ts";
import { annexBUnits } from "../file/nal-units.ts";

/** Results of decoding the frames of a shot, by frame number. */
export interface ShotInspection {
  readonly thumbnails: ReadonlyMap<number, FrameThumbnail>;
  /** The frames to keep, whole (I420 without padding). */
  readonly kept: ReadonlyMap<number, Uint8Array<ArrayBuffer>>;
  /** The faces in the frames that were searched. */
  readonly faces: ReadonlyMap<number, readonly SkinnedFace[]>;
}

/** A face that was found in a frame, and its skin there. */
export interface SkinnedFace extends SeenFace {
  readonly skin: SampledSkin | null;
}

/** Which frames are decoded, and what the decoder may skip. */
export interface InspectionPlan {
  readonly coded: readonly CodedFrame[];
  readonly shortcuts?: DecodeShortcuts;
}

/**
 * Decodes frames, some milliseconds per step: a thumbnail of each, some whole, and the faces in some. Frames that are
 * predicted from others drift where block edges are not smoothed, too far for thumbnails, not too far for faces.
 */
export function* inspectFrames(
  parameters: Uint8Array,
  { coded, shortcuts }: InspectionPlan,
  { keep, looks }: WantedFrames,
): Generator<void, ShotInspection> {
  const drifts = shortcuts?.skipDeblocking === true;
  const keys = new Set(coded.filter(({ key }) => key).map(({ number }) => number));
  const thumbnails = new Map<number, FrameThumbnail>();
  const kept = new Map<number, Uint8Array<ArrayBuffer>>();
  const faces = new Map<number, readonly SkinnedFace[]>();
  for (const frames of decodeFrames(parameters, coded, shortcuts)) {
    for (const { number, picture } of frames) {
      const isCompared = !drifts || keys.has(number);
      const isKept = keep.includes(number);
      const look = looks.find(({ frame }) => frame === number);
      // Most frames are decoded only because others are predicted from them.
      if (!isCompared && !isKept && look === undefined) continue;
      const shown = picture();
      if (isCompared) thumbnails.set(number, frameThumbnail(shown));
      if (isKept) kept.set(number, copyFrame(shown));
      if (look) {
        const found = findFacesInFrame(shown, look.expected);
        faces.set(
          number,
          found.map((face) => ({ ...face, skin: skinInFrame(shown, sampledBox(face.box, look.expected)) })),
        );
      }
    }
    yield;
  }
  return { thumbnails, kept, faces };
}

/**
 * Plans to decode the wanted frames of a shot (Annex B) and each of its keyframes, so at least one frame of every group of
 * pictures. Frames that no wanted frame is predicted from are left out: the encoder predicts from one frame in each
 * direction, so only B-frames need other B-frames. If no frame is wanted whole, block edges are not smoothed: that changes
 * the mean of a cell of a keyframe's thumbnail by one level at most.
 */
export function planInspection(coded: readonly CodedFrame[], { keep, looks }: WantedFrames): InspectionPlan {
  const wanted = [...keep, ...looks.map(({ frame }) => frame)];
  const forward = new Set(withoutBFrames(coded).map(({ number }) => number));
  const skipBFrames = wanted.every((number) => forward.has(number));
  return { coded: neededFor(coded, wanted), shortcuts: { skipBFrames, skipDeblocking: keep.length === 0 } };
}

/** The wanted frames and the keyframes, with all reference frames since their keyframe. */
function neededFor(coded: readonly CodedFrame[], wanted: readonly number[]): CodedFrame[] {
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
