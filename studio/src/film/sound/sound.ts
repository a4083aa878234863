import type { Stereo } from "../../score/stereo.ts";
import { Codec, CodecContext, FFmpegError, Frame, Packet, Rational } from "node-av/lib";
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CODEC_FLAG_GLOBAL_HEADER,
  AV_SAMPLE_FMT_FLTP,
  FF_ENCODER_AAC,
} from "node-av/constants";
import { AAC_FRAME, AUDIO_BITS_PER_SECOND, AUDIO_RATE } from "../encode/encoder-settings.ts";

/** Encoded sound: AAC-LC frames of 1024 samples; the first one is played at the film's start. */
export interface Sound {
  readonly samples: number;
  readonly packets: readonly Uint8Array[];
  /** Decoder configuration (AudioSpecificConfig). */
  readonly parameters: Uint8Array;
}

const STEREO = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n };

/**
 * Encodes the music. An AAC encoder adds one priming frame before the first sample. Players can skip it only with an edit
 * list, which films must not have, so it is removed here. The decoder then fades in the first 21 ms, and picture and sound
 * start together.
 * @param native runs native work, in small pieces (see native-gate.ts)
 */
export function encodeSound(music: Stereo, native: <Result>(work: () => Result) => Result): Sound {
  const context = native(openContext);
  const packets: Uint8Array[] = [];
  const output = native(allocatePacket);
  const drain = (): void => {
    while (context.receivePacketSync(output) >= 0) {
      packets.push(Uint8Array.from(output.data ?? []));
      output.unref();
    }
  };
  for (let from = 0; from < music.left.length; from += AAC_FRAME) {
    native(() => {
      using frame = audioFrame(music, from);
      FFmpegError.throwIfError(context.sendFrameSync(frame), "encode sound");
      drain();
    });
  }
  return native(() => {
    FFmpegError.throwIfError(context.sendFrameSync(null), "flush sound");
    drain();
    const parameters = Uint8Array.from(context.extraData ?? []);
    output.free();
    context.freeContext();
    const samples = music.left.length;
    return { samples, packets: packets.slice(1, 1 + Math.ceil(samples / AAC_FRAME)), parameters };
  });
}

function allocatePacket(): Packet {
  const packet = new Packet();
  packet.alloc();
  return packet;
}

function openContext(): CodecContext {
  const codec = Codec.findEncoderByName(FF_ENCODER_AAC);
  const context = new CodecContext();
  context.allocContext3(codec);
  context.sampleRate = AUDIO_RATE;
  context.sampleFormat = AV_SAMPLE_FMT_FLTP;
  context.channelLayout = STEREO;
  context.bitRate = BigInt(AUDIO_BITS_PER_SECOND);
  context.timeBase = new Rational(1, AUDIO_RATE);
  context.setFlags(AV_CODEC_FLAG_GLOBAL_HEADER);
  // The "twoloop" coder takes three times as long; at this rate the difference is not audible.
  context.setOption("aac_coder", "fast");
  // Temporal noise shaping takes a tenth longer; over 42 scores error and spectrum are the same without it.
  context.setOption("aac_tns", "0");
  FFmpegError.throwIfError(context.open2Sync(codec), "open aac");
  return context;
}

/** One frame of both channels; after the end of the music it is silence. */
function audioFrame(music: Stereo, from: number): Frame {
  const planes = new Float32Array(AAC_FRAME * 2);
  planes.set(music.left.subarray(from, from + AAC_FRAME), 0);
  planes.set(music.right.subarray(from, from + AAC_FRAME), AAC_FRAME);
  return Frame.fromAudioBuffer(Buffer.from(planes.buffer), {
    nbSamples: AAC_FRAME,
    format: AV_SAMPLE_FMT_FLTP,
    sampleRate: AUDIO_RATE,
    channelLayout: STEREO,
    timeBase: { num: 1, den: AUDIO_RATE },
    pts: BigInt(from),
  });
}
