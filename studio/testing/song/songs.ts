import type { KitName } from "@curta/contract";
import type { Section, Timeline } from "../../src/direction/timeline.ts";
import { createRandom } from "../../src/random.ts";
import { composeScore } from "../../src/score/compose.ts";
import { sampleTimeline } from "../../src/score/sample-timeline.ts";
import type { Stereo } from "../../src/score/stereo.ts";
import { LISTENING_RATE } from "../../src/song/mel-frames.ts";

/** Beats of the sections of a song: whole bars, so that all of its bars lie on one grid. */
const FORM: readonly (readonly [Section["role"], beats: number, energy: number])[] = [
  ["hook", 8, 0.6],
  ["reveal", 8, 0.6],
  ["drop", 16, 1],
  ["breath", 8, 0.3],
  ["build", 8, 0.7],
  ["drop", 16, 1],
];

/** A song of 64 beats, played with one of our kits at a tempo. */
export function composeSong(kit: KitName, seed: number, bpm: number): Stereo {
  const framesPerBeat = 1_800 / bpm;
  let beat = 0;
  const sections = FORM.map(([role, beats, energy]): Section => {
    const from = Math.round(beat * framesPerBeat);
    beat += beats;
    return { role, energy, from, to: Math.round(beat * framesPerBeat) };
  });
  const frames = Math.round(beat * framesPerBeat);
  const timeline: Timeline = { ...sampleTimeline("viral", seed, frames, framesPerBeat), kit, sections };
  return composeScore(timeline);
}

/** A song as it is listened to: one channel at LISTENING_RATE. */
export function heardSong({ left, right }: Stereo): Float32Array {
  const at = (i: number): number => (left[i] ?? 0) + (right[i] ?? 0);
  return Float32Array.from({ length: left.length >> 1 }, (_, i) => (at(2 * i) + at(2 * i + 1)) / 4);
}

/** Hiss. */
export function hiss(seconds: number, seed: number): Float32Array {
  const random = createRandom(seed, "hiss");
  return Float32Array.from({ length: seconds * LISTENING_RATE }, () => random.between(-0.3, 0.3));
}

/** Syllables of uneven length with pauses, voiced like speech. */
export function babble(seconds: number, seed: number): Float32Array {
  const random = createRandom(seed, "babble");
  const sound = new Float32Array(seconds * LISTENING_RATE);
  for (let from = 0.1; from < seconds - 0.5;) {
    const length = random.between(0.08, 0.28);
    const [pitch, formant] = [random.between(90, 160), random.between(400, 2_200)];
    for (let i = 0; i < length * LISTENING_RATE; i++) {
      const t = i / LISTENING_RATE;
      let voice = t < 0.03 ? random.between(-1, 1) : 0;
      for (let n = 1; n < 20; n++) {
        voice += Math.sin(2 * Math.PI * pitch * n * t) * Math.exp(-(((pitch * n - formant) / 600) ** 2));
      }
      const at = Math.round(from * LISTENING_RATE) + i;
      if (at < sound.length) sound[at] = 0.2 * Math.sin((Math.PI * t) / length) * voice;
    }
    from += length + (random.next() < 0.15 ? random.between(0.3, 0.9) : random.between(0, 0.09));
  }
  return sound;
}
