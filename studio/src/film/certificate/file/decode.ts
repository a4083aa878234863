import { CurtaError } from "@curta/contract/errors";
import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { Codec, CodecContext, FFmpegError, Frame, Packet } from "node-av/lib";
import { AV_CODEC_ID_H264 } from "node-av/constants";
import type { PlanarFrame } from "../view/frame-thumbnail.ts";

/** One encoded picture. */
export interface CodedFrame {
  /** When it is shown, in frames. */
  readonly number: number;
  readonly key: boolean;
  readonly data: Uint8Array;
}

export interface DecodedFrame {
  readonly number: number;
  /** Takes the samples out of the library, 3 MB: only for frames that are looked at. Valid until the next step. */
  readonly picture: () => PlanarFrame;
}

/** What a decoder may skip. */
export interface DecodeShortcuts {
  /** Do not decode B-frames. Allowed if no other frame is predicted from them. */
  readonly skipBFrames?: boolean;
  /** Do not smooth block edges. Allowed in keyframes that nothing is predicted from, if small differences do not matter. */
  readonly skipDeblocking?: boolean;
}

/**
 * Decodes H.264, one encoded picture per step, and yields the frames of each step. After a gap the next picture must be a
 * keyframe.
 * @param parameters decoder configuration in the format of the pictures: Annex B or avcC
 * @throws CurtaError film_out_of_bounds if a picture does not decode, or the number of frames is wrong
 */
export function* decodeFrames(
  parameters: Uint8Array,
  coded: readonly CodedFrame[],
  shortcuts: DecodeShortcuts = {},
): Generator<readonly DecodedFrame[], void> {
  const decoder = openDecoder(parameters, shortcuts);
  const expected = (shortcuts.skipBFrames ? withoutBFrames(coded) : coded).length;
  using packet = new Packet();
  using frame = new Frame();
  packet.alloc();
  frame.alloc();
  let shown = 0;
  /** At most one: a single-threaded decoder returns one frame per packet. */
  const receive = (): DecodedFrame[] => {
    frame.unref();
    if (decoder.receiveFrameSync(frame) < 0) return [];
    if (frame.decodeErrorFlags !== 0) throw undecodable(shown);
    shown++;
    if (frame.width !== FILM_WIDTH || frame.height !== FILM_HEIGHT) {
      throw new Error(`decoded a frame of ${frame.width} x ${frame.height}`);
    }
    return [{ number: Number(frame.pts), picture: () => planesOf(frame) }];
  };
  try {
    for (const { data, number, key } of coded) {
      packet.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      packet.pts = BigInt(number);
      packet.isKeyframe = key;
      expectDecoded(decoder.sendPacketSync(packet), shown);
      packet.unref();
      yield receive();
    }
    expectDecoded(decoder.sendPacketSync(null), shown);
    for (let last = receive(); last.length > 0; last = receive()) yield last;
    if (shown !== expected) throw undecodable(shown);
  } finally {
    decoder.freeContext();
  }
}

/** The frames, in decoding order, that are shown after all frames before them. */
export function withoutBFrames(coded: readonly CodedFrame[]): CodedFrame[] {
  let newest = Number.NEGATIVE_INFINITY;
  return coded.filter(({ number }) => {
    const forward = number > newest;
    newest = Math.max(newest, number);
    return forward;
  });
}

/** A decoder that reports errors instead of concealing them, on the calling thread. */
function openDecoder(parameters: Uint8Array, { skipBFrames, skipDeblocking }: DecodeShortcuts): CodecContext {
  const codec = Codec.findDecoder(AV_CODEC_ID_H264);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  decoder.extraData = Buffer.from(parameters);
  decoder.threadCount = 1;
  decoder.setOption("err_detect", "crccheck+bitstream+buffer+explode");
  if (skipBFrames) decoder.setOption("skip_frame", "bidir");
  if (skipDeblocking) decoder.setOption("skip_loop_filter", "all");
  FFmpegError.throwIfError(decoder.open2Sync(codec), "open decoder");
  return decoder;
}

function expectDecoded(result: number, shown: number): void {
  if (result < 0) throw undecodable(shown, new FFmpegError(result));
}

function undecodable(shown: number, cause?: unknown): CurtaError {
  const detail = `the film does not decode after ${shown} frames`;
  return new CurtaError("film_out_of_bounds", { detail, ...(cause === undefined ? {} : { cause }) });
}

function planesOf(frame: Frame): PlanarFrame {
  const [luma, cb, cr] = frame.data ?? [];
  const [lumaStride = 0, cbStride = 0, crStride = 0] = frame.linesize;
  if (!luma || !cb || !cr) throw new Error("decoded a frame without its planes");
  return { planes: [luma, cb, cr], strides: [lumaStride, cbStride, crStride] };
}
