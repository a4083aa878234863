import { Codec, CodecContext, FFmpegError, Frame, Packet } from "node-av/lib";
import { AV_CODEC_ID_AAC } from "node-av/constants";
import { AAC_FRAME, AUDIO_RATE } from "../encode/encoder-settings.ts";
import type { Stereo } from "../../score/stereo.ts";
import type { Sound } from "./sound.ts";

/** Decodes sound as a player does, without the silence after its last sample. */
export function decodeSound(sound: Sound): Stereo {
  const decoder = openDecoder(sound.parameters);
  const left = new Float32Array(sound.packets.length * AAC_FRAME);
  const right = new Float32Array(left.length);
  using packet = new Packet();
  using frame = new Frame();
  packet.alloc();
  frame.alloc();
  let at = 0;
  for (const bytes of sound.packets) {
    packet.data = Buffer.from(bytes);
    FFmpegError.throwIfError(decoder.sendPacketSync(packet), "decode sound");
    while (decoder.receiveFrameSync(frame) >= 0) {
      copyPlane(frame, 0, left, at);
      copyPlane(frame, 1, right, at);
      at += frame.nbSamples;
    }
    packet.unref();
  }
  decoder.freeContext();
  return { left: left.subarray(0, sound.samples), right: right.subarray(0, sound.samples) };
}

function openDecoder(parameters: Uint8Array): CodecContext {
  const codec = Codec.findDecoder(AV_CODEC_ID_AAC);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.extraData = Buffer.from(parameters);
  context.sampleRate = AUDIO_RATE;
  FFmpegError.throwIfError(context.open2Sync(codec), "open aac decoder");
  return context;
}

function copyPlane(frame: Frame, channel: number, into: Float32Array, at: number): void {
  const plane = frame.data?.[channel];
  if (!plane) throw new Error("decoded sound has a channel less than it should");
  into.set(new Float32Array(plane.buffer, plane.byteOffset, frame.nbSamples), at);
}
