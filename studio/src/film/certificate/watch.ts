import { FILM_FPS, FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { Codec, CodecContext, FFmpegError, Frame, Packet } from "node-av/lib";
import { AV_CODEC_ID_H264 } from "node-av/constants";
import type { FilePacket, FileStream } from "./film-file.ts";
import type { PlanarFrame } from "./glance.ts";

/**
 * Decodes packets and shows each frame with its number, in the order of playing. The packets must begin with
 * a keyframe. Decoding happens off the calling thread; a frame is valid only while it is shown.
 */
export async function watch(
  picture: FileStream,
  packets: readonly FilePacket[],
  show: (frame: PlanarFrame, number: number) => void,
): Promise<void> {
  const decoder = await openDecoder(picture);
  using packet = new Packet();
  using frame = new Frame();
  packet.alloc();
  frame.alloc();
  const drain = async (): Promise<void> => {
    while ((await decoder.receiveFrame(frame)) >= 0) {
      show(planesOf(frame), Number(frame.pts));
      frame.unref();
    }
  };
  try {
    for (const { data, pts, key } of packets) {
      packet.data = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
      packet.pts = BigInt(Math.round(pts * FILM_FPS));
      packet.isKeyframe = key;
      FFmpegError.throwIfError(await decoder.sendPacket(packet), "decode picture");
      packet.unref();
      await drain();
    }
    FFmpegError.throwIfError(await decoder.sendPacket(null), "flush decoder");
    await drain();
  } finally {
    decoder.freeContext();
  }
}

async function openDecoder({ parameters }: FileStream): Promise<CodecContext> {
  const codec = Codec.findDecoder(AV_CODEC_ID_H264);
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  FFmpegError.throwIfError(decoder.parametersToContext(parameters), "set up decoder");
  decoder.threadCount = 2;
  FFmpegError.throwIfError(await decoder.open2(codec, null), "open decoder");
  return decoder;
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
