import { openScoreMemory } from "../kernel/score-memory.ts";
import { master } from "./master.ts";
import { SAMPLE_RATE, type Stereo } from "../stereo.ts";

/** The song comes in over the time that lies before its first beat, and goes at the film's end. */
const FADE_IN_SECONDS = 0.01;
const FADE_OUT_SECONDS = 1.5;
/** Highest peak before encoding, which adds some decibels to it. */
const CEILING_DBTP = -2;

interface LaidSong extends Stereo {
  readonly left: Float32Array<ArrayBuffer>;
  readonly right: Float32Array<ArrayBuffer>;
}

/** The part of a song as it is heard in a film: faded at both ends, at the platforms' loudness. */
export function laySong({ left, right }: Stereo): LaidSong {
  const samples = left.length;
  // Both channels, and what the limiter keeps: three values for every eight samples.
  const memory = openScoreMemory(3 * samples);
  const laid = { left: memory.allocSamples(samples), right: memory.allocSamples(samples) };
  laid.left.set(left);
  laid.right.set(right);
  for (const channel of [laid.left, laid.right]) fade(channel);
  master(memory, laid, CEILING_DBTP);
  return { left: laid.left.slice(), right: laid.right.slice() };
}

function fade(channel: Float32Array): void {
  const [up, down] = [FADE_IN_SECONDS * SAMPLE_RATE, FADE_OUT_SECONDS * SAMPLE_RATE];
  for (let i = 0; i < up; i++) channel[i] = channel[i]! * rise(i / up);
  for (let i = 0; i < down; i++) {
    const at = channel.length - 1 - i;
    channel[at] = channel[at]! * rise(i / down);
  }
}

/** Half a cosine from 0 to 1. */
function rise(share: number): number {
  return (1 - Math.cos(Math.PI * share)) / 2;
}
