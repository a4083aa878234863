import type { PreviewRequest } from "@curta/studio/preview";

const RATE = 48_000;

type SongPart = Extract<PreviewRequest, { kind: "song" }>["part"];

/** The part of a song that a film has, from `from` seconds on; silence where the song is shorter. */
export function partOfSound(sound: AudioBuffer, from: number, seconds: number): SongPart {
  const plane = (channel: number): Float32Array<ArrayBuffer> => {
    const part = new Float32Array(seconds * RATE);
    const all = sound.getChannelData(Math.min(channel, sound.numberOfChannels - 1));
    part.set(all.subarray(Math.round(from * RATE), Math.round(from * RATE) + part.length));
    return part;
  };
  return { left: plane(0), right: plane(1) };
}
