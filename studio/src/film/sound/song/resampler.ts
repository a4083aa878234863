import { CurtaError } from "@curta/contract";
import { AV_CHANNEL_ORDER_NATIVE, AV_SAMPLE_FMT_FLTP, type AVSampleFormat } from "node-av/constants";
import { type Frame, SoftwareResampleContext } from "node-av/lib";

/** Collects decoded frames at one rate, as planes of one channel or two. */
export interface Resampler {
  /** @throws CurtaError song_broken where the sound changes its form in a way that cannot be converted */
  readonly push: (frame: Frame, format: AVSampleFormat) => void;
  /** Whether all that is wanted has come. */
  readonly isFull: () => boolean;
  readonly planes: () => Float32Array[];
}

interface CollectedPart {
  readonly channels: 1 | 2;
  readonly rate: number;
  readonly from: number;
  /** Infinity for all that comes. */
  readonly seconds: number;
}

/** The masks of the layouts mono (centre) and stereo (left and right). */
const MASKS = { 1: 4n, 2: 3n } as const;
const BYTES = Float32Array.BYTES_PER_ELEMENT;

export function openResampler({ channels, rate, from, seconds }: CollectedPart): Resampler {
  const parts: Float32Array[][] = [];
  const [first, end] = [Math.round(from * rate), Math.round((from + seconds) * rate)];
  let at = 0;
  let context: { readonly form: string; readonly swr: SoftwareResampleContext } | undefined;
  const keep = (planes: readonly Float32Array[], count: number): void => {
    const [low, high] = [Math.max(0, first - at), Math.min(count, end - at)];
    if (high > low) parts.push(planes.map((plane) => plane.slice(low, high)));
    at += count;
  };
  return {
    push(frame, format) {
      const form = `${format} ${frame.sampleRate} ${frame.channels}`;
      if (context?.form !== form) {
        context?.swr.free();
        context = { form, swr: openContext(frame, format, { channels, rate }) };
      }
      const most = context.swr.getOutSamples(frame.nbSamples);
      const buffers = Array.from({ length: channels }, () => Buffer.alloc(Math.max(1, most) * BYTES));
      const count = context.swr.convertSync(buffers, most, frame.extendedData, frame.nbSamples);
      if (count < 0) throw new CurtaError("song_broken", { detail: `resampling: ${count}` });
      keep(
        buffers.map((buffer) => new Float32Array(buffer.buffer, buffer.byteOffset, most)),
        count,
      );
    },
    isFull: () => at >= end,
    planes: () =>
      Array.from({ length: channels }, (_, channel) => joined(parts.map((part) => part[channel]!))),
  };
}

function openContext(
  frame: Frame,
  format: AVSampleFormat,
  { channels, rate }: Pick<CollectedPart, "channels" | "rate">,
): SoftwareResampleContext {
  const swr = new SoftwareResampleContext();
  const layout = { nbChannels: channels, order: AV_CHANNEL_ORDER_NATIVE, mask: MASKS[channels] };
  const opened = swr.allocSetOpts2(
    layout,
    AV_SAMPLE_FMT_FLTP,
    rate,
    frame.channelLayout,
    format,
    frame.sampleRate,
  );
  if (opened < 0 || swr.init() < 0) throw new CurtaError("song_broken", { detail: "sound of unknown form" });
  return swr;
}

function joined(parts: readonly Float32Array[]): Float32Array {
  const all = new Float32Array(parts.reduce((sum, part) => sum + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}
