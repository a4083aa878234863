import { CurtaError, FILM_FPS, FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { Dictionary, FFmpegError, FormatContext, Packet, Rational, type Stream } from "node-av/lib";
import {
  AV_CHANNEL_ORDER_NATIVE,
  AV_CODEC_ID_AAC,
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AV_PROFILE_AAC_LOW,
  AV_PROFILE_H264_HIGH,
  AVCHROMA_LOC_LEFT,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVMEDIA_TYPE_AUDIO,
  AVMEDIA_TYPE_VIDEO,
} from "node-av/constants";
import { AAC_FRAME, AUDIO_BITS_PER_SECOND, AUDIO_RATE, REORDER_FRAMES } from "./encode/encoder-settings.ts";
import { writeProvenance } from "./provenance.ts";
import { MADE_BY } from "../texts/made-by.ts";
import { packetBytes, type Segment } from "./encode/segment.ts";
import type { Sound } from "./sound/sound.ts";

const VIDEO_TIMEBASE = 15_360;
const TICKS_PER_FRAME = VIDEO_TIMEBASE / FILM_FPS;
/**
 * The index is before the media, and there are no edit lists. Without edit lists B-frames would delay the picture by 67 ms;
 * negative composition offsets (`ctts` version 1) keep picture and sound at 0.
 */
const OPTIONS = { movflags: "+faststart+negative_cts_offsets", use_editlist: 0, fflags: "+bitexact" };

/** Writes segments and sound as one MP4, byte for byte the same for the same input. */
export async function writeFilm(path: string, segments: readonly Segment[], sound: Sound): Promise<void> {
  const film = new FormatContext();
  try {
    FFmpegError.throwIfError(film.allocOutputContext2(null, "mp4", path), "allocate film");
    const picture = addPicture(film, segments);
    const music = addSound(film, sound);
    film.metadata = Dictionary.fromObject({ comment: MADE_BY });
    FFmpegError.throwIfError(await film.openOutput(), "open film");
    FFmpegError.throwIfError(await film.writeHeader(Dictionary.fromObject(OPTIONS)), "write header");
    writePackets(film, picture, music, segments, sound);
    FFmpegError.throwIfError(await film.writeTrailer(), "write index");
    await film.closeOutput();
  } finally {
    film.freeContext();
  }
  await writeProvenance(path);
}

/** @throws CurtaError internal if a segment has other decoder parameters than the first: it would not decode */
function addPicture(film: FormatContext, segments: readonly Segment[]): Stream {
  const first = segments[0];
  if (first === undefined) throw new CurtaError("internal", { detail: "a film without shots" });
  const mismatch = segments.find(({ parameters }) => !Buffer.from(parameters).equals(first.parameters));
  if (mismatch !== undefined) throw new CurtaError("internal", { detail: "segments do not fit together" });
  const stream = film.newStream();
  const parameters = stream.codecpar;
  parameters.codecType = AVMEDIA_TYPE_VIDEO;
  parameters.codecId = AV_CODEC_ID_H264;
  parameters.profile = AV_PROFILE_H264_HIGH;
  parameters.width = FILM_WIDTH;
  parameters.height = FILM_HEIGHT;
  parameters.format = AV_PIX_FMT_YUV420P;
  parameters.sampleAspectRatio = new Rational(1, 1);
  parameters.colorRange = AVCOL_RANGE_MPEG;
  parameters.colorSpace = AVCOL_SPC_BT709;
  parameters.colorPrimaries = AVCOL_PRI_BT709;
  parameters.colorTrc = AVCOL_TRC_BT709;
  parameters.chromaLocation = AVCHROMA_LOC_LEFT;
  parameters.extradata = Buffer.from(first.parameters);
  stream.timeBase = new Rational(1, VIDEO_TIMEBASE);
  stream.avgFrameRate = new Rational(FILM_FPS, 1);
  return stream;
}

function addSound(film: FormatContext, sound: Sound): Stream {
  const stream = film.newStream();
  const parameters = stream.codecpar;
  parameters.codecType = AVMEDIA_TYPE_AUDIO;
  parameters.codecId = AV_CODEC_ID_AAC;
  parameters.profile = AV_PROFILE_AAC_LOW;
  parameters.sampleRate = AUDIO_RATE;
  parameters.channelLayout = { nbChannels: 2, order: AV_CHANNEL_ORDER_NATIVE, mask: 3n };
  parameters.frameSize = AAC_FRAME;
  parameters.bitRate = BigInt(AUDIO_BITS_PER_SECOND);
  parameters.extradata = Buffer.from(sound.parameters);
  stream.timeBase = new Rational(1, AUDIO_RATE);
  return stream;
}

/** Interleaves picture and sound, so that a player does not have to seek. */
function writePackets(
  film: FormatContext,
  picture: Stream,
  music: Stream,
  segments: readonly Segment[],
  sound: Sound,
): void {
  const packet = new Packet();
  packet.alloc();
  let heard = 0;
  const writeSoundUntil = (sample: number): void => {
    for (; heard < sound.packets.length && heard * AAC_FRAME < sample; heard++) {
      const from = heard * AAC_FRAME;
      packet.data = Buffer.from(sound.packets[heard]!);
      packet.pts = packet.dts = BigInt(from);
      packet.duration = BigInt(Math.min(AAC_FRAME, sound.samples - from));
      packet.isKeyframe = true;
      write(film, packet, music.index);
    }
  };
  let decoded = 0;
  let from = 0;
  for (const segment of segments) {
    for (const each of segment.packets) {
      writeSoundUntil((decoded * AUDIO_RATE) / FILM_FPS);
      packet.data = Buffer.from(packetBytes(segment, each));
      packet.pts = BigInt((from + each.pts) * TICKS_PER_FRAME);
      packet.dts = BigInt((decoded++ - REORDER_FRAMES) * TICKS_PER_FRAME);
      packet.duration = BigInt(TICKS_PER_FRAME);
      packet.isKeyframe = each.key;
      write(film, packet, picture.index);
    }
    from += segment.frames;
  }
  writeSoundUntil(sound.samples);
  packet.free();
}

function write(film: FormatContext, packet: Packet, stream: number): void {
  packet.streamIndex = stream;
  FFmpegError.throwIfError(film.writeFrameSync(packet), "write packet");
  packet.unref();
}
