import { FILM_FPS, FILM_HEIGHT, FILM_WIDTH } from "@curta/contract/limits";
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from "node-av/lib";
import {
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_PIX_FMT_YUV420P,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  FF_ENCODER_LIBX264,
} from "node-av/constants";
import {
  B_FRAMES,
  type EncoderSettings,
  KEYFRAME_SPACING,
  PEAK_BITS_PER_SECOND,
} from "./encoder-settings.ts";
import { type FrameThumbnail, frameThumbnail, i420Frame } from "../certificate/view/frame-thumbnail.ts";
import { hasAvx512 } from "../threads/machine.ts";
import type { Segment, SegmentPacket } from "./segment.ts";

/** Bytes of one planar I420 frame. */
export const FRAME_BYTES = (FILM_WIDTH * FILM_HEIGHT * 3) / 2;

/**
 * With AVX-512, x264's macroblock tree reads uninitialized memory, and the same frames sometimes give other bytes. Without
 * it they never do, and it is as fast (docs/performance.md).
 */
const REPEATABLE = hasAvx512() ? ":asm=avx2" : "";

export interface ShotEncoder {
  /** Takes the next frame (I420, `FRAME_BYTES`); the buffer may be used again afterwards. */
  add(frame: Uint8Array): void;
  /** After the last frame: encodes one frame that the encoder still holds. @returns false when none are left */
  flushOne(): boolean;
  /** Ends the shot and encodes all frames that the encoder still holds. The encoder cannot be used afterwards. */
  finish(): Omit<Segment, "contrasts" | "words">;
}

/**
 * Opens x264 for one shot, on the calling thread only. The output starts with a keyframe and is a closed group of pictures.
 * The same frames and settings give the same bytes.
 */
export function openShotEncoder(settings: EncoderSettings): ShotEncoder {
  const context = openContext(settings);
  const input = makeFrame();
  const output = new Packet();
  output.alloc();
  const chunks: Uint8Array[] = [];
  const packets: SegmentPacket[] = [];
  const thumbnails: FrameThumbnail[] = [];
  let offset = 0;

  let flushing = false;

  const receive = (): boolean => {
    if (context.receivePacketSync(output) < 0) return false;
    const bytes = Uint8Array.from(output.data ?? []);
    packets.push({ offset, size: bytes.length, pts: Number(output.pts), key: output.isKeyframe });
    chunks.push(bytes);
    offset += bytes.length;
    output.unref();
    return true;
  };
  const flushOne = (): boolean => {
    if (!flushing) FFmpegError.throwIfError(context.sendFrameSync(null), "flush encoder");
    flushing = true;
    return receive();
  };
  return {
    add(frame) {
      FFmpegError.throwIfError(
        input.fromBuffer(Buffer.from(frame.buffer, frame.byteOffset, FRAME_BYTES)),
        "copy frame",
      );
      input.pts = BigInt(thumbnails.length);
      thumbnails.push(frameThumbnail(i420Frame(frame)));
      FFmpegError.throwIfError(context.sendFrameSync(input), "encode frame");
      while (receive());
    },
    flushOne,
    finish() {
      while (flushOne());
      const parameters = Uint8Array.from(context.extraData ?? []);
      output.free();
      input.free();
      context.freeContext();
      return { frames: thumbnails.length, thumbnails, data: join(chunks, offset), packets, parameters };
    },
  };
}

function openContext(settings: EncoderSettings): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_LIBX264);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.width = FILM_WIDTH;
  context.height = FILM_HEIGHT;
  context.pixelFormat = AV_PIX_FMT_YUV420P;
  context.sampleAspectRatio = new Rational(1, 1);
  context.timeBase = new Rational(1, FILM_FPS);
  context.framerate = new Rational(FILM_FPS, 1);
  context.threadCount = 1;
  context.gopSize = KEYFRAME_SPACING;
  context.maxBFrames = B_FRAMES;
  context.colorRange = AVCOL_RANGE_MPEG;
  context.colorSpace = AVCOL_SPC_BT709;
  context.colorPrimaries = AVCOL_PRI_BT709;
  context.colorTrc = AVCOL_TRC_BT709;
  context.chromaLocation = AVCHROMA_LOC_LEFT;
  context.rcMaxRate = BigInt(PEAK_BITS_PER_SECOND);
  context.rcBufferSize = PEAK_BITS_PER_SECOND;
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  // Set one by one: node-av 6.1.1 frees options that are passed to open2Sync twice.
  context.setOption("preset", settings.preset);
  context.setOption("crf", String(settings.crf));
  context.setOption("profile", "high");
  context.setOption("level", "4.0");
  // No keyframes at detected scene cuts: cuts are only where segments begin.
  context.setOption("sc_threshold", "0");
  // All shots of a film have the same decoder parameters, also those that were encoded smaller.
  context.setOption("x264-params", `${settings.params}:stitchable=1${REPEATABLE}`);
  FFmpegError.throwIfError(context.open2Sync(codec), "open x264");
  return context;
}

function makeFrame(): Frame {
  const frame = new Frame();
  frame.alloc();
  frame.width = FILM_WIDTH;
  frame.height = FILM_HEIGHT;
  frame.format = AV_PIX_FMT_YUV420P;
  FFmpegError.throwIfError(frame.allocBuffer(), "allocate frame");
  return frame;
}

function join(chunks: readonly Uint8Array[], size: number): Uint8Array<ArrayBuffer> {
  const all = new Uint8Array(size);
  let offset = 0;
  for (const chunk of chunks) {
    all.set(chunk, offset);
    offset += chunk.length;
  }
  return all;
}
