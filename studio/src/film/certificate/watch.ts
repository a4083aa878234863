import { CurtaError, FILM_FPS, FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { Codec, CodecContext, FFmpegError, Frame, Packet } from "node-av/lib";
import { AV_CODEC_ID_H264, AVERROR_EAGAIN, AVERROR_EOF } from "node-av/constants";
import type { FilePacket, FileStream } from "./film-file.ts";
import type { PlanarFrame } from "./glance.ts";

/**
 * Decodes packets and shows each frame with its number, in the order of playing. The packets must begin with
 * a keyframe. Decoding happens off the calling thread; a frame is valid only while it is shown.
 * @throws CurtaError film_out_of_bounds where anything does not decode, or not to as many frames as packets
 */
export async function watch(
  picture: FileStream,
  packets: readonly FilePacket[],
  show: (frame: PlanarFrame, number: number) => void,
  signal?: AbortSignal,
): Promise<void> {
  const decoder = await openDecoder(picture);
  using packet = new Packet();
  using frame = new Frame();
  packet.alloc();
  frame.alloc();
  let shown = 0;
  const drain = async (): Promise<void> => {
    for (;;) {
      const result = await decoder.receiveFrame(frame);
      if (result === AVERROR_EAGAIN || result === AVERROR_EOF) return;
      expectDecoded(result, shown);
      if (frame.decodeErrorFlags !== 0) throw undecodable(shown);
      show(planesOf(frame), Number(frame.pts));
      shown++;
      frame.unref();
    }
  };
  try {
    for (const { data, pts, key } of packets) {
      if (signal?.aborted) throw new CurtaError("film_canceled");
      packet.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      packet.pts = BigInt(Math.round(pts * FILM_FPS));
      packet.isKeyframe = key;
      expectDecoded(await decoder.sendPacket(packet), shown);
      packet.unref();
      await drain();
    }
    expectDecoded(await decoder.sendPacket(null), shown);
    await drain();
    if (shown !== packets.length) throw undecodable(shown);
  } finally {
    decoder.freeContext();
  }
}

/** A decoder that reports what it would else paper over, and works on one thread: callers run several. */
async function openDecoder({ parameters }: FileStream): Promise<CodecContext> {
  const codec = Codec.findDecoder(AV_CODEC_ID_H264);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  FFmpegError.throwIfError(decoder.parametersToContext(parameters), "set up decoder");
  decoder.threadCount = 1;
  decoder.setOption("err_detect", "crccheck+bitstream+buffer+explode");
  FFmpegError.throwIfError(await decoder.open2(codec, null), "open decoder");
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
  if (!luma || !cb || !cr || frame.width !== FILM_WIDTH || frame.height !== FILM_HEIGHT) {
    throw new Error(`decoded a frame of ${frame.width} x ${frame.height}`);
  }
  return { planes: [luma, cb, cr], strides: [lumaStride, cbStride, crStride] };
}

/** A copy of a frame's luma without padding. */
export function copyLuma({ planes, strides }: PlanarFrame): Uint8Array {
  const luma = new Uint8Array(FILM_WIDTH * FILM_HEIGHT);
  for (let y = 0; y < FILM_HEIGHT; y++) {
    const from = y * strides[0];
    luma.set(planes[0].subarray(from, from + FILM_WIDTH), y * FILM_WIDTH);
  }
  return luma;
}
