import type { Timeline } from "../direction/timeline.ts";
import { master } from "./master/master.ts";
import { randomFor } from "./random.ts";
import { SAMPLE_RATE, SAMPLES_PER_FRAME, mixInto, silence } from "./stereo.ts";

/** The finished music: 48 kHz, `timeline.frames * 1600` samples a channel, -14 LUFS, at most -2 dBTP. */
export interface Score {
  readonly sampleRate: typeof SAMPLE_RATE;
  readonly left: Float32Array;
  readonly right: Float32Array;
}

/** Composes, plays and masters the music of a film; a pure function of the timeline. */
export function composeScore(timeline: Timeline): Score {
  const mix = silence(timeline.frames * SAMPLES_PER_FRAME);
  const beat = timeline.framesPerBeat * SAMPLES_PER_FRAME;
  const random = randomFor(timeline.seed, "key");
  const root = 45 + random.integer(0, 6);
  const roots = [0, -4, 3, -2] as const;
  const kick = tone(50, 0.3, 8);
  for (let n = 0; n * beat < mix.left.length; n++) {
    mixInto(mix, kick, n * beat, 0.8);
    const bar = Math.floor(n / 4);
    const note = root + (roots[bar % 4] ?? 0);
    for (const step of [0, 3, 7])
      mixInto(mix, tone(midiHertz(note + 12 + step), 0.9, 3), n * beat, 0.15, step / 7 - 0.5);
    mixInto(mix, tone(midiHertz(note), 0.5, 5), n * beat + beat / 2, 0.4);
  }
  master(mix);
  return { sampleRate: SAMPLE_RATE, ...mix };
}

function midiHertz(note: number): number {
  return 440 * 2 ** ((note - 69) / 12);
}

function tone(hertz: number, seconds: number, decay: number): Float32Array {
  return Float32Array.from({ length: seconds * SAMPLE_RATE }, (_, i) => {
    const t = i / SAMPLE_RATE;
    return (
      Math.sin(2 * Math.PI * hertz * t) * Math.exp(-decay * t) * Math.min(1, i / 100, (seconds - t) * 50)
    );
  });
}
