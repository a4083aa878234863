import { CurtaError } from "@curta/contract/errors";
import { MAX_SONG_SECONDS, MIN_FILM_SECONDS } from "@curta/contract/limits";
import type { SongReading } from "@curta/contract";
import { findBars } from "./find-bars.ts";
import { findTempo } from "./find-tempo.ts";
import { FRAMES_PER_SECOND, LISTENING_RATE, melFrames } from "./mel-frames.ts";
import { onsetCurve } from "./onsets.ts";

/** Samples below this count as silence: -60 dBFS. */
const AUDIBLE = 0.001;
/** What begins repeats less regularly than this in speech, noise and free playing (see song.test.ts). */
const LEAST_CLARITY = 0.16;
const LEVEL_SAMPLES = LISTENING_RATE / 2;
const QUIETEST_DB = -120;

/**
 * Listens to a song: where it begins and ends, its beats where they are steady, how loud it is over time.
 * @param mono one channel at LISTENING_RATE, samples in -1 to 1
 * @throws CurtaError song_silent, song_too_short, song_too_long
 */
export function readSong(mono: Float32Array): SongReading {
  const first = mono.findIndex(isHeard);
  if (first === -1) throw new CurtaError("song_silent");
  const sound = mono.subarray(first, mono.findLastIndex(isHeard) + 1);
  const seconds = sound.length / LISTENING_RATE;
  if (seconds < MIN_FILM_SECONDS) throw new CurtaError("song_too_short", { detail: `${seconds} s` });
  if (seconds > MAX_SONG_SECONDS) throw new CurtaError("song_too_long", { detail: `${seconds} s` });
  return {
    seconds: rounded(seconds),
    from: rounded(first / LISTENING_RATE),
    beat: beatOf(sound, seconds),
    levels: levelsOf(sound),
  };
}

function isHeard(sample: number): boolean {
  return Math.abs(sample) >= AUDIBLE;
}

function beatOf(sound: Float32Array, seconds: number): SongReading["beat"] {
  const frames = melFrames(sound);
  const onsets = onsetCurve(frames);
  const { period, clarity } = findTempo(onsets);
  if (clarity < LEAST_CLARITY) return null;
  const { beats, downbeat } = findBars(sound, frames, onsets, period);
  const times = beats.map((frame) => rounded(Math.min(seconds, frame / FRAMES_PER_SECOND)));
  const bpm = Math.round(((60 * FRAMES_PER_SECOND) / period) * 100) / 100;
  return { bpm, times, downbeat };
}

function levelsOf(sound: Float32Array): number[] {
  const powers = Array.from({ length: Math.ceil(sound.length / LEVEL_SAMPLES) }, (_, k) => {
    const part = sound.subarray(k * LEVEL_SAMPLES, (k + 1) * LEVEL_SAMPLES);
    return part.reduce((sum, sample) => sum + sample * sample, 0) / part.length;
  });
  const loudest = Math.max(...powers);
  return powers.map((power) => Math.max(QUIETEST_DB, Math.round(100 * Math.log10(power / loudest)) / 10));
}

/** In milliseconds. */
function rounded(seconds: number): number {
  return Math.round(seconds * 1_000) / 1_000;
}
