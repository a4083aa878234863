import { CurtaError, MAX_SONG_SECONDS } from "@curta/contract";
import {
  Codec,
  CodecContext,
  Dictionary,
  FFmpegError,
  FormatContext,
  Frame,
  InputFormat,
  Packet,
  type Stream,
} from "node-av/lib";
import { AVERROR_EOF, AVMEDIA_TYPE_AUDIO } from "node-av/constants";
import { openMemoryFile } from "./memory-file.ts";
import { openResampler, type Resampler } from "./resampler.ts";
import { type SongContainer, sniffSong } from "./sniff-song.ts";

/** What is wanted of a song. */
export interface SoundWishes {
  readonly channels: 1 | 2;
  readonly rate: number;
  /** Only this part, in seconds; left out for all of it. */
  readonly part?: { readonly from: number; readonly seconds: number };
}

/** Decoders that files of these containers may name; FFmpeg opens no other, not even for a cover picture. */
const DECODERS =
  "mp3float,mp3,aac,alac,vorbis,opus,flac,pcm_s16le,pcm_s24le,pcm_s32le,pcm_f32le,pcm_f64le,pcm_u8,pcm_alaw,pcm_mulaw";
/** A file of which more than this share does not decode, or is missing by its own account, is damaged. */
const MOST_LOST = 0.05;
/** In its first frame an MP3 file may count its frames; before that come titles and a cover. */
const MP3_HEAD_BYTES = 1024 * 1024;
/** MP3 and AAC may be a few frames shorter than they say. */
const ROUNDING_SECONDS = 0.5;

/**
 * Decodes the sound of a song file: planes of one channel or two, samples in -1 to 1. Only for a process that may crash.
 * @throws CurtaError song_not_audio, song_broken, song_too_long
 */
export async function decodeSong(bytes: Uint8Array, wishes: SoundWishes): Promise<Float32Array[]> {
  const container = sniffSong(bytes);
  const file = new FormatContext();
  file.allocContext();
  file.pb = openMemoryFile(bytes);
  const options = Dictionary.fromObject({ codec_whitelist: DECODERS });
  orBroken(await file.openInput("", InputFormat.findInputFormat(container), options), "open song");
  orBroken(await file.findStreamInfo(null), "read streams");
  const stream = file.streams.find(({ codecpar }) => codecpar.codecType === AVMEDIA_TYPE_AUDIO);
  if (stream === undefined) throw new CurtaError("song_not_audio", { detail: "a file without sound" });
  const told = secondsOf(stream);
  if (told > MAX_SONG_SECONDS && knowsItsLength(bytes, container))
    throw new CurtaError("song_too_long", { detail: `${told} s` });
  const { resampler, seconds, lost } = await decodeStream(file, stream, wishes);
  const isWhole = wishes.part !== undefined || !knowsItsLength(bytes, container);
  const isCut = !isWhole && seconds < told * (1 - MOST_LOST) - ROUNDING_SECONDS;
  if (isCut || lost > MOST_LOST) {
    throw new CurtaError("song_broken", { detail: `${seconds} of ${told} s, ${lost} undecodable` });
  }
  return resampler.planes();
}

interface Decoded {
  readonly resampler: Resampler;
  readonly seconds: number;
  /** Share of the packets that did not decode. */
  readonly lost: number;
}

async function decodeStream(file: FormatContext, stream: Stream, wishes: SoundWishes): Promise<Decoded> {
  const decoder = openDecoder(stream);
  const from = wishes.part?.from ?? 0;
  const resampler = openResampler({ ...wishes, from, seconds: wishes.part?.seconds ?? Infinity });
  using packet = new Packet();
  using frame = new Frame();
  packet.alloc();
  frame.alloc();
  let [all, wrong, seconds] = [0, 0, 0];
  const receive = (): void => {
    while (decoder.receiveFrameSync(frame) >= 0) {
      resampler.push(frame, decoder.sampleFormat);
      seconds += frame.nbSamples / frame.sampleRate;
      frame.unref();
    }
    if (seconds > MAX_SONG_SECONDS) throw new CurtaError("song_too_long", { detail: `over ${seconds} s` });
  };
  while (!resampler.isFull()) {
    const result = await file.readFrame(packet);
    if (result === AVERROR_EOF) break;
    orBroken(result, "read song");
    if (packet.streamIndex === stream.index) {
      all++;
      if (decoder.sendPacketSync(packet) < 0) wrong++;
      receive();
    }
    packet.unref();
  }
  decoder.sendPacketSync(null);
  receive();
  return { resampler, seconds, lost: all === 0 ? 1 : wrong / all };
}

function openDecoder({ codecpar }: Stream): CodecContext {
  const codec = Codec.findDecoder(codecpar.codecId);
  if (codec === null || !DECODERS.split(",").includes(codec.name ?? "")) {
    throw new CurtaError("song_not_audio", { detail: `codec ${codec?.name}` });
  }
  const decoder = new CodecContext();
  decoder.allocContext3(codec);
  orBroken(decoder.parametersToContext(codecpar), "read parameters");
  orBroken(decoder.open2Sync(codec), "open decoder");
  return decoder;
}

/** Whether a file says how long it is; of others FFmpeg estimates it, and is off by far where the bitrate varies. */
function knowsItsLength(bytes: Uint8Array, container: SongContainer): boolean {
  if (container !== "mp3") return container === "mov";
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, MP3_HEAD_BYTES));
  return head.includes("Xing") || head.includes("Info");
}

/** What the file says of its length; 0 where it says nothing. */
function secondsOf({ duration, timeBase }: Stream): number {
  return duration > 0n ? (Number(duration) * timeBase.num) / timeBase.den : 0;
}

function orBroken(result: number, doing: string): void {
  try {
    FFmpegError.throwIfError(result, doing);
  } catch (cause) {
    throw new CurtaError("song_broken", { cause, detail: String(cause) });
  }
}
