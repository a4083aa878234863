import { type CodecParameters, Rational } from "node-av/lib";
import { AV_CODEC_ID_AAC, AV_CODEC_ID_MP3, AV_PROFILE_AAC_HE, AV_PROFILE_AAC_LOW } from "node-av/constants";
import { expect, test } from "vitest";
import { soundPackets } from "../../../../../testing/film/packets.ts";
import { plainTimeline } from "../../../../../testing/film/timelines.ts";
import type { Timeline } from "../../../../direction/timeline.ts";
import type { FilePacket } from "../../file/film-file.ts";
import { soundRows } from "./sound-rows.ts";

/** 48 frames are 75 packets of 1024 samples to the sample. */
const FILM = plainTimeline([48]);
const MEASURED = { lufs: -14, truePeak: -2, onset: 0, heardOnPhone: 0.6, levels: [-14, -14] };
const SONG = { begin: 0, fadeOut: 0 } as unknown as NonNullable<Timeline["song"]>;

interface Film {
  readonly parameters?:
    | undefined
    | Partial<Pick<CodecParameters, "codecId" | "profile" | "sampleRate" | "channels">>;
  readonly packets?: readonly FilePacket[];
  readonly measured?: Partial<typeof MEASURED>;
  readonly timeline?: Timeline;
}

function rows({ parameters = {}, packets = soundPackets(75, 501), measured, timeline = FILM }: Film = {}) {
  const codec = {
    codecId: AV_CODEC_ID_AAC,
    profile: AV_PROFILE_AAC_LOW,
    sampleRate: 48_000,
    channels: 2,
    ...parameters,
  };
  const stream = { parameters: codec as CodecParameters, frameRate: new Rational(0, 1), packets };
  const found = soundRows(stream, { ...MEASURED, ...measured }, timeline);
  return Object.fromEntries(found.map(({ code, value, ok, weight }) => [code, { value, ok, weight }]));
}

test("sound as it is meant keeps every bound", () => {
  expect(rows()).toMatchObject({
    audio_codec: { value: "AAC-LC, 48 kHz, estéreo, 188 kb/s", ok: true, weight: "must" },
    audio_length: { value: "1,600 s", ok: true, weight: "must" },
    audio_onset: { value: "0,000 s", ok: true, weight: "must" },
    loudness: { value: "-14,0 LUFS", ok: true, weight: "must" },
    true_peak: { value: "-2,0 dBTP", ok: true, weight: "must" },
    phone_sound: { value: "60% da energia acima de 300 Hz", ok: true, weight: "should" },
  });
});

test.each<[Film["parameters"], string]>([
  [{ codecId: AV_CODEC_ID_MP3 }, "outro codec, 48 kHz, estéreo, 188 kb/s"],
  [{ profile: AV_PROFILE_AAC_HE }, "outro codec, 48 kHz, estéreo, 188 kb/s"],
  [{ sampleRate: 44_100 }, "AAC-LC, 44 kHz, estéreo, 188 kb/s"],
  [{ channels: 1 }, "AAC-LC, 48 kHz, 1 canais, 188 kb/s"],
])("another codec is told: %o", (parameters, value) => {
  expect(rows({ parameters })["audio_codec"]).toEqual({ value, ok: false, weight: "must" });
});

test("sound may have a twentieth more than 192 kb a second", () => {
  // 537 bytes a packet are 201.4 kb/s, 538 are 201.8.
  expect(rows({ packets: soundPackets(75, 537) })["audio_codec"]).toMatchObject({ ok: true });
  expect(rows({ packets: soundPackets(75, 538) })["audio_codec"]).toMatchObject({ ok: false });
  expect(rows({ packets: [] })["audio_codec"]?.value).toBe("AAC-LC, 48 kHz, estéreo, 0 kb/s");
});

const lengthOf = (packets: readonly FilePacket[]) => rows({ packets })["audio_length"];

test("sound ends with the film's last frame, to the sample", () => {
  expect(lengthOf(soundPackets(76))).toMatchObject({ value: "1,621 s", ok: false });
  expect(lengthOf(soundPackets(74))).toMatchObject({ value: "1,579 s", ok: false });
  expect(lengthOf(soundPackets(75, 500, 1 / 48_000))?.ok).toBe(false);
  expect(lengthOf([])).toMatchObject({ value: "0,000 s", ok: false });
});

test.each<[string, Partial<typeof MEASURED>, Partial<typeof MEASURED>]>([
  ["audio_onset", { onset: 0.05 }, { onset: 0.0501 }],
  ["loudness", { lufs: -14.5 }, { lufs: -14.51 }],
  ["loudness", { lufs: -13.5 }, { lufs: -13.49 }],
  ["true_peak", { truePeak: -1.5 }, { truePeak: -1.49 }],
  ["phone_sound", { heardOnPhone: 0.5 }, { heardOnPhone: 0.499 }],
])("%s: %o is right, %o is not", (code, right, wrong) => {
  expect(rows({ measured: right })[code]?.ok).toBe(true);
  expect(rows({ measured: wrong })[code]?.ok).toBe(false);
});

test("of a user's own music loudness and beginning are only told, and what it is like is not judged", () => {
  const own = rows({ timeline: { ...FILM, song: SONG }, measured: { lufs: -20, onset: 1, truePeak: 0 } });
  expect(own).toMatchObject({
    loudness: { ok: false, weight: "should" },
    audio_onset: { ok: false, weight: "should" },
    true_peak: { ok: false, weight: "must" },
  });
  expect(own["phone_sound"]).toBe(undefined);
});

test("how far the music falls counts from the second in which its drop begins", () => {
  const sections = [
    { from: 0, to: 45, role: "hook", energy: 1 },
    { from: 45, to: 120, role: "drop", energy: 1 },
  ] as const;
  // A level for every tenth of a second: the drop begins with the sixteenth.
  const fall = (levels: number[]) =>
    rows({ timeline: { ...FILM, sections }, measured: { levels } })["level_fall"];
  const before = Array.from({ length: 14 }, () => 0);
  expect(fall([...before, 0, -14, -20])).toEqual({ value: "cai até 6,0 dB", ok: true, weight: "should" });
  expect(fall([...before, 0, -14, -20.1])?.ok).toBe(false);
  expect(fall([...before, -14, -14, -14.5])).toMatchObject({ value: "cai até 0,5 dB", ok: true });
});
