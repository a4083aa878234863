import { FILM_FPS, FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import {
  AV_CODEC_ID_H264,
  AV_PIX_FMT_YUV420P,
  AV_PROFILE_H264_HIGH,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
} from "node-av/constants";
import type { Timeline } from "../../../direction/timeline.ts";
import { B_FRAMES, KEYFRAME_SPACING, PEAK_BITS_PER_SECOND } from "../../encode/encoder-settings.ts";
import { figure, must, type Row } from "./figures.ts";
import type { FilePacket, FileStream } from "../file/film-file.ts";
import type { Mp4Layout } from "../file/mp4-layout.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

const LEVEL = 40;
const MEGABIT = 1_000_000;

/** Rows about the picture stream. */
export function pictureRows(picture: FileStream, layout: Mp4Layout, timeline: Timeline): Row[] {
  return [
    sizeRow(picture),
    rateRow(picture, layout, timeline),
    codecRow(picture),
    colourRow(picture),
    ...gopRows(picture, timeline),
    peakRow(picture),
  ];
}

function sizeRow({ parameters: { width, height, sampleAspectRatio: sar } }: FileStream): Row {
  const square = sar.num === sar.den;
  const value = `${width} x ${height}, pixel ${sar.num}:${sar.den}`;
  return must(
    "picture_size",
    value,
    CERTIFICATE.picture_size.bound,
    width === FILM_WIDTH && height === FILM_HEIGHT && square,
  );
}

function rateRow({ packets, frameRate }: FileStream, layout: Mp4Layout, timeline: Timeline): Row {
  const steady = layout.constantSteps && frameNumbers(packets).every((number, i) => number === i);
  const rate = frameRate.den === 0 ? 0 : frameRate.num / frameRate.den;
  const text = CERTIFICATE.frame_rate;
  return must(
    "frame_rate",
    text.value(packets.length, figure(rate, 0), steady),
    text.bound(timeline.frames),
    steady && rate === FILM_FPS && packets.length === timeline.frames,
  );
}

/** Frame numbers in playing order; a packet between two frames gives a fraction. */
function frameNumbers(packets: readonly FilePacket[]): number[] {
  return packets.map((packet) => Math.round(packet.pts * FILM_FPS * 1000) / 1000).toSorted((a, b) => a - b);
}

function codecRow({ parameters: { codecId, profile, level, format } }: FileStream): Row {
  const high = codecId === AV_CODEC_ID_H264 && profile === AV_PROFILE_H264_HIGH;
  const planar = format === AV_PIX_FMT_YUV420P;
  const text = CERTIFICATE.video_codec;
  const value = text.value(high, figure(level / 10, 1), planar);
  return must("video_codec", value, text.bound, high && planar && level === LEVEL);
}

function colourRow({ parameters }: FileStream): Row {
  const { colorRange, colorSpace, colorTrc, colorPrimaries } = parameters;
  const limited = colorRange === AVCOL_RANGE_MPEG;
  const tagged =
    colorSpace === AVCOL_SPC_BT709 && colorTrc === AVCOL_TRC_BT709 && colorPrimaries === AVCOL_PRI_BT709;
  const text = CERTIFICATE.colour;
  return must("colour", text.value(tagged, limited), text.bound, limited && tagged);
}

function gopRows({ packets }: FileStream, timeline: Timeline): Row[] {
  const keys = new Set(packets.flatMap(({ key, pts }) => (key ? [Math.round(pts * FILM_FPS)] : [])));
  const missing = timeline.shots.filter((shot) => !keys.has(shot.from)).length;
  const ordered = [...keys, packets.length].toSorted((a, b) => a - b);
  const longest = Math.max(0, ...ordered.slice(1).map((key, i) => key - ordered[i]!));
  const closed = groupsAreClosed(packets);
  const text = CERTIFICATE.keyframes;
  const value = text.value(missing, figure(longest / FILM_FPS, 1), closed);
  const bound = text.bound(figure(KEYFRAME_SPACING / FILM_FPS, 1));
  const bFrames = mostBFrames(packets);
  return [
    must("keyframes", value, bound, missing === 0 && closed && longest <= KEYFRAME_SPACING),
    must("b_frames", String(bFrames), CERTIFICATE.b_frames.bound(B_FRAMES), bFrames <= B_FRAMES),
  ];
}

/** No frame after a keyframe is shown before it, so it is safe to cut or seek there. */
function groupsAreClosed(packets: readonly FilePacket[]): boolean {
  let keyTime = 0;
  return packets.every(({ key, pts }) => {
    if (key) keyTime = pts;
    return pts >= keyTime;
  });
}

/** The most consecutive frames that are shown before a frame decoded earlier. */
function mostBFrames(packets: readonly FilePacket[]): number {
  let newest = Number.NEGATIVE_INFINITY;
  let run = 0;
  let most = 0;
  for (const { pts } of packets) {
    run = pts < newest ? run + 1 : 0;
    newest = Math.max(newest, pts);
    most = Math.max(most, run);
  }
  return most;
}

function peakRow({ packets }: FileStream): Row {
  const peak = peakBitsPerSecond(packets.map((packet) => packet.data.length));
  return must(
    "peak_rate",
    `${figure(peak / MEGABIT, 1)} Mb/s`,
    CERTIFICATE.peak_rate.bound,
    peak <= PEAK_BITS_PER_SECOND,
  );
}

/** Most bits in any second, from the sizes of frames in the order of decoding. */
function peakBitsPerSecond(sizes: readonly number[]): number {
  let window = 0;
  let most = 0;
  sizes.forEach((size, i) => {
    window += size - (sizes[i - FILM_FPS] ?? 0);
    most = Math.max(most, window);
  });
  return most * 8;
}
