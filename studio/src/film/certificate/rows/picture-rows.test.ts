import { CodecParameters, Rational } from "node-av/lib";
import {
  AV_CODEC_ID_H264,
  AV_CODEC_ID_HEVC,
  AV_PIX_FMT_YUV420P,
  AV_PIX_FMT_YUV422P,
  AV_PROFILE_H264_HIGH,
  AV_PROFILE_H264_MAIN,
  AVCOL_PRI_BT470BG,
  AVCOL_PRI_BT709,
  AVCOL_RANGE_JPEG,
  AVCOL_RANGE_MPEG,
  AVCOL_SPC_BT470BG,
  AVCOL_SPC_BT709,
  AVCOL_TRC_BT709,
  AVCOL_TRC_SMPTE170M,
} from "node-av/constants";
import { expect, test } from "vitest";
import { picturePacket } from "../../../../testing/film/packets.ts";
import { plainTimeline } from "../../../../testing/film/timelines.ts";
import type { FilePacket } from "../file/film-file.ts";
import { pictureRows } from "./picture-rows.ts";

const STEADY = { indexFirst: true, editLists: 0, constantSteps: true };

/** Parameters as the encoder writes them, but for what a test changes. */
function parametersWith(change: Partial<CodecParameters> = {}): CodecParameters {
  const parameters = new CodecParameters();
  parameters.alloc();
  return Object.assign(
    parameters,
    {
      codecId: AV_CODEC_ID_H264,
      profile: AV_PROFILE_H264_HIGH,
      level: 40,
      format: AV_PIX_FMT_YUV420P,
      width: 1080,
      height: 1920,
      sampleAspectRatio: new Rational(1, 1),
      colorRange: AVCOL_RANGE_MPEG,
      colorSpace: AVCOL_SPC_BT709,
      colorTrc: AVCOL_TRC_BT709,
      colorPrimaries: AVCOL_PRI_BT709,
    },
    change,
  );
}

interface Film {
  readonly parameters?: Partial<CodecParameters>;
  readonly packets?: readonly FilePacket[];
  readonly rate?: Rational;
  readonly lengths?: readonly number[];
  readonly layout?: typeof STEADY;
}

/** A row of a film of a second, with a cut in its middle, but for what a test changes. */
function row(code: string, { parameters, packets, rate, lengths = [15, 15], layout = STEADY }: Film = {}) {
  const all = packets ?? Array.from({ length: 30 }, (_, frame) => picturePacket(frame, frame % 15 === 0));
  const stream = {
    parameters: parametersWith(parameters),
    frameRate: rate ?? new Rational(30, 1),
    packets: all,
  };
  const rows = pictureRows(stream, layout, plainTimeline(lengths));
  const { value, ok, weight } = rows.find((one) => one.code === code)!;
  return { value, ok, weight };
}
const CODES = ["picture_size", "frame_rate", "video_codec", "colour", "keyframes", "b_frames", "peak_rate"];
const framesOf = (order: readonly number[], keys: readonly number[] = [0]) =>
  order.map((frame) => picturePacket(frame, keys.includes(frame)));

test("a film as the encoder writes it keeps every bound, and no film may leave one out", () => {
  for (const code of CODES) expect(row(code)).toMatchObject({ ok: true, weight: "must" });
});

test.each<[string, Partial<CodecParameters>, string]>([
  ["picture_size", { width: 1078 }, "1078 x 1920, pixel 1:1"],
  ["picture_size", { height: 1918 }, "1080 x 1918, pixel 1:1"],
  ["picture_size", { sampleAspectRatio: new Rational(4, 3) }, "1080 x 1920, pixel 4:3"],
  ["video_codec", { codecId: AV_CODEC_ID_HEVC }, "outro codec 4,0, yuv420p"],
  ["video_codec", { profile: AV_PROFILE_H264_MAIN }, "outro codec 4,0, yuv420p"],
  ["video_codec", { level: 41 }, "H.264 High 4,1, yuv420p"],
  ["video_codec", { level: 31 }, "H.264 High 3,1, yuv420p"],
  ["video_codec", { format: AV_PIX_FMT_YUV422P }, "H.264 High 4,0, outro formato"],
  ["colour", { colorRange: AVCOL_RANGE_JPEG }, "BT.709, faixa não marcada"],
  ["colour", { colorSpace: AVCOL_SPC_BT470BG }, "sem marca BT.709, faixa limitada"],
  ["colour", { colorTrc: AVCOL_TRC_SMPTE170M }, "sem marca BT.709, faixa limitada"],
  ["colour", { colorPrimaries: AVCOL_PRI_BT470BG }, "sem marca BT.709, faixa limitada"],
])("%s: another stream is told, %o", (code, parameters, value) => {
  expect(row(code, { parameters })).toEqual({ value, ok: false, weight: "must" });
});

test("frames are as many as meant, 30 a second, each at its time, in whatever order they are decoded", () => {
  const inOrder = Array.from({ length: 30 }, (_, frame) => frame);
  const swapped = inOrder.with(1, 3).with(3, 1);
  expect(row("frame_rate", { packets: framesOf(swapped) })).toMatchObject({
    value: "30 quadros, 30 por segundo, constantes",
    ok: true,
  });
  const wrong: Film[] = [
    { packets: framesOf(inOrder.with(29, 30)) },
    { packets: framesOf(inOrder.with(12, 12.4)) },
    { packets: framesOf(inOrder.slice(1)) },
    { packets: framesOf(inOrder), lengths: [15, 16] },
    { packets: framesOf(inOrder), layout: { ...STEADY, constantSteps: false } },
    { packets: framesOf(inOrder), rate: new Rational(25, 1) },
    { packets: framesOf(inOrder), rate: new Rational(0, 0) },
  ];
  for (const film of wrong) expect(row("frame_rate", film).ok).toBe(false);
  expect(row("frame_rate", { rate: new Rational(60, 2) }).ok).toBe(true);
  expect(row("frame_rate", { rate: new Rational(0, 0) }).value).toBe("30 quadros, 0 por segundo, constantes");
});

test("every cut has a keyframe, and two seconds are the longest way between two, to the end too", () => {
  const long = (frames: number, ...keys: readonly number[]) => ({
    packets: framesOf(
      Array.from({ length: frames }, (_, frame) => frame),
      keys,
    ),
    lengths: [frames],
  });
  expect(row("keyframes", { packets: framesOf([0, 1, 2, 3], [0]), lengths: [1, 1, 2] })).toMatchObject({
    value: "faltam em 2 cortes, no máximo a cada 0,1 s",
    ok: false,
  });
  expect(row("keyframes", long(100, 0, 40))).toMatchObject({
    value: "em todos os cortes, no máximo a cada 2,0 s",
    ok: true,
  });
  for (const film of [long(101, 0, 40), long(101, 0, 61), long(130, 0, 10, 71)])
    expect(row("keyframes", film).ok).toBe(false);
  expect(row("keyframes", { ...long(30), lengths: [] })).toMatchObject({
    value: "em todos os cortes, no máximo a cada 0,0 s",
  });
});

test("a frame after a keyframe that is shown before it makes the group open", () => {
  const open = framesOf([0, 3, 1, 2, 6, 4, 5], [0, 6]);
  expect(row("keyframes", { packets: open, lengths: [6, 1] })).toMatchObject({
    value: "em todos os cortes, no máximo a cada 0,2 s, grupos abertos",
    ok: false,
  });
  const closed = framesOf([0, 3, 1, 2, 4, 6, 5], [0, 4]);
  expect(row("keyframes", { packets: closed, lengths: [4, 3] }).ok).toBe(true);
});

test("at most two frames in a row are shown before one that is decoded earlier", () => {
  expect(row("b_frames", { packets: framesOf([0, 3, 1, 2, 6, 4, 5]) })).toMatchObject({
    value: "2",
    ok: true,
  });
  expect(row("b_frames", { packets: framesOf([0, 4, 1, 2, 3, 5, 7, 6]) })).toMatchObject({
    value: "3",
    ok: false,
  });
  expect(row("b_frames", { packets: framesOf([0, 1, 2]) })).toMatchObject({ value: "0" });
});

const ofBytes = (bytes: number) =>
  Array.from({ length: 60 }, (_, i) => picturePacket(i, i === 0, i < 30 ? bytes : 9));

test("the worst second has 12 Mb at most", () => {
  expect(row("peak_rate", { packets: ofBytes(50_000) })).toEqual({
    value: "12,0 Mb/s",
    ok: true,
    weight: "must",
  });
  expect(row("peak_rate", { packets: ofBytes(50_001) }).ok).toBe(false);
});
