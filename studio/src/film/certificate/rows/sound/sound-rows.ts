import { AV_CODEC_ID_AAC, AV_PROFILE_AAC_LOW } from "node-av/constants";
import type { Timeline } from "../../../../direction/timeline.ts";
import { AUDIO_BITS_PER_SECOND, AUDIO_RATE } from "../../../encode/encoder-settings.ts";
import {
  LOUDNESS_LUFS,
  LOUDNESS_TOLERANCE_LU,
  MAX_TRUE_PEAK_DBTP,
  type SoundMeasurement,
} from "../../../sound/encode-at-level.ts";
import { figure, must, type Row, should } from "../figures.ts";
import { heardRows } from "./heard-rows.ts";
import type { FileStream } from "../../file/film-file.ts";
import { CERTIFICATE } from "@curta/contract/certificate";

const SAMPLES_PER_FRAME = AUDIO_RATE / 30;
/** Sound must begin within this many seconds. */
const ONSET_SECONDS = 0.05;

/** Rows about the sound stream. */
export function soundRows(sound: FileStream, measured: SoundMeasurement, timeline: Timeline): Row[] {
  const { lufs, truePeak, onset } = measured;
  // What a user's own music is like is not for us to judge, and not every recording can be made as loud without harm.
  const orShould = timeline.song === undefined ? must : should;
  const loudEnough = Math.abs(lufs - LOUDNESS_LUFS) <= LOUDNESS_TOLERANCE_LU;
  return [
    codecRow(sound),
    lengthRow(sound, timeline),
    onsetRow(onset, orShould),
    orShould("loudness", `${figure(lufs, 1)} LUFS`, CERTIFICATE.loudness.bound, loudEnough),
    must(
      "true_peak",
      `${figure(truePeak, 1)} dBTP`,
      CERTIFICATE.true_peak.bound,
      truePeak <= MAX_TRUE_PEAK_DBTP,
    ),
    ...(timeline.song === undefined ? heardRows(measured, timeline) : []),
  ];
}

function codecRow({ parameters, packets }: FileStream): Row {
  const { codecId, profile, sampleRate, channels } = parameters;
  const bytes = packets.reduce((sum, packet) => sum + packet.data.length, 0);
  const seconds = packets.reduce((sum, packet) => sum + packet.duration, 0);
  const low = codecId === AV_CODEC_ID_AAC && profile === AV_PROFILE_AAC_LOW;
  const bitrate = seconds === 0 ? 0 : (bytes * 8) / seconds;
  const text = CERTIFICATE.audio_codec;
  const value = text.value(low, figure(sampleRate / 1000, 0), channels, figure(bitrate / 1000, 0));
  const right = low && sampleRate === AUDIO_RATE && channels === 2 && bitrate <= AUDIO_BITS_PER_SECOND * 1.05;
  return must("audio_codec", value, text.bound, right);
}

function lengthRow({ packets }: FileStream, timeline: Timeline): Row {
  const last = packets.at(-1);
  const samples = last ? Math.round((last.pts + last.duration) * AUDIO_RATE) : 0;
  const wanted = timeline.frames * SAMPLES_PER_FRAME;
  return must("audio_length", inSeconds(samples), inSeconds(wanted), samples === wanted);
}

function onsetRow(seconds: number, weigh: typeof must): Row {
  return weigh(
    "audio_onset",
    `${figure(seconds, 3)} s`,
    CERTIFICATE.audio_onset.bound(figure(ONSET_SECONDS, 3)),
    seconds <= ONSET_SECONDS,
  );
}

function inSeconds(samples: number): string {
  return `${figure(samples / AUDIO_RATE, 3)} s`;
}
