import type { Score } from "@curta/studio/preview";

const RATE = 48_000;
/** As in the film. */
const FADE_SECONDS = 1.5;

/** The part of a song that a film has, faded out at its end. */
export function partOfSound(sound: AudioBuffer, from: number, seconds: number): Score {
  const plane = (channel: number): Float32Array<ArrayBuffer> => {
    const part = new Float32Array(seconds * RATE);
    const all = sound.getChannelData(Math.min(channel, sound.numberOfChannels - 1));
    part.set(all.subarray(Math.round(from * RATE), Math.round(from * RATE) + part.length));
    const fade = FADE_SECONDS * RATE;
    for (let i = 0; i < fade; i++) {
      const at = part.length - 1 - i;
      part[at] = (part[at] ?? 0) * ((1 - Math.cos((Math.PI * i) / fade)) / 2);
    }
    return part;
  };
  return { sampleRate: RATE, left: plane(0), right: plane(1) };
}
