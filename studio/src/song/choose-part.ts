import { FASTEST_BPM, SLOWEST_BPM, type SongReading, tempoOf } from "@curta/contract";
import { FILM_FPS } from "@curta/contract/limits";

/** The part of a song that is heard in a film. */
export interface SongPart {
  /** Seconds of the file at which the film begins. */
  readonly from: number;
  /** Frames of the film on which beats fall, from 0 to the film's end; null where no beat is steady. */
  readonly beatFrames: readonly number[] | null;
}

const BEATS_PER_BAR = 4;
/** The film begins this much before the beat, or its attack would be lost while the sound fades in (see film/sound/sound.ts). */
const LEAD_SECONDS = 0.02;
const LEVELS_PER_SECOND = 2;
/** Quieter than this under the loudest is all the same. */
const QUIET_DB = -30;
/** How much a start after something quieter is worth, per decibel; compared over so many seconds before and after. */
const RISE_WORTH = 0.2;
const RISE_SECONDS = 4;
/** Where no beat is steady, a film may begin at each of these steps. */
const STEP_SECONDS = 0.5;

/**
 * The best part of a song for a film of so many seconds: the loudest on average, best one that arrives after something
 * quieter; it begins with a bar where there are bars. The earliest of equals. Null where the song is shorter.
 */
export function chooseSongPart(song: SongReading, seconds: number): SongPart | null {
  if (song.seconds < seconds) return null;
  const latest = song.seconds - seconds;
  const bars = song.beat?.times.filter((_, k) => k % BEATS_PER_BAR === song.beat?.downbeat) ?? [];
  const steps = Array.from({ length: Math.floor(latest / STEP_SECONDS) + 1 }, (_, k) => k * STEP_SECONDS);
  const onBars = bars.map((at) => Math.max(0, at - LEAD_SECONDS)).filter((at) => at <= latest);
  const starts = onBars.length > 0 ? onBars : steps;
  const worths = starts.map((start) => worthOf(song.levels, start, seconds));
  const start = starts[worths.indexOf(Math.max(...worths))] ?? 0;
  return { from: song.from + start, beatFrames: beatFramesOf(song, start, seconds) };
}

/** The tempo of a film of so many seconds over a song, as scripts write it; null where the song gives none. */
export function songTempo(song: SongReading | undefined, seconds: number): number | null {
  const beats = song === undefined ? null : (chooseSongPart(song, seconds)?.beatFrames ?? null);
  return beats === null ? null : tempoOf(beats.length - 1, seconds);
}

/** The beats inside the part; one that falls less than half a beat from its ends leaves a longer or shorter one there. */
function beatFramesOf({ beat }: SongReading, start: number, seconds: number): number[] | null {
  if (beat === null) return null;
  const half = 30 / beat.bpm;
  const inside = beat.times.map((at) => at - start).filter((at) => at > half && at < seconds - half);
  const tempo = tempoOf(inside.length + 1, seconds);
  if (tempo < SLOWEST_BPM || tempo > FASTEST_BPM) return null;
  return [0, ...inside.map((at) => Math.round(at * FILM_FPS)), seconds * FILM_FPS];
}

function worthOf(levels: readonly number[], start: number, seconds: number): number {
  const rise =
    meanLevel(levels, start, start + RISE_SECONDS) - meanLevel(levels, start - RISE_SECONDS, start);
  return meanLevel(levels, start, start + seconds) + RISE_WORTH * Math.max(0, rise);
}

/** In decibels; of nothing it is quiet, so the start of a song counts as an arrival. */
function meanLevel(levels: readonly number[], from: number, to: number): number {
  const [first, last] = [Math.round(from * LEVELS_PER_SECOND), Math.round(to * LEVELS_PER_SECOND)];
  let sum = 0;
  for (let k = first; k < last; k++) sum += Math.max(QUIET_DB, levels[k] ?? QUIET_DB);
  return sum / Math.max(1, last - first);
}
