import type { Score } from "@curta/studio/preview";

/** Keeps the playing position, in seconds, and plays the music from there. Repeats the film at its end. */
export interface Clock {
  readonly playing: boolean;
  position(): number;
  play(): void;
  pause(): void;
  readonly seek: (seconds: number) => void;
  /** Whether the music is heard. */
  setHeard(heard: boolean): void;
  /** Sets the length; keeps the position if it still exists. */
  setLength(seconds: number): void;
  /** Music to play from the current position on; null: silence. */
  setScore(score: Score | null): void;
  close(): void;
}

/** A clock that runs on the time of the audio hardware, so that picture and music stay in sync. */
export function openClock(): Clock {
  const audio = new AudioContext();
  let length = 1;
  let buffer: AudioBuffer | null = null;
  let source: AudioBufferSourceNode | null = null;
  /** Paused: the position. Playing: the position at audio time 0. */
  let origin = 0;
  let playing = false;
  let heard = true;

  const position = () => (playing ? (((audio.currentTime + origin) % length) + length) % length : origin);
  const silence = () => {
    source?.stop();
    source = null;
  };
  const sound = () => {
    silence();
    if (buffer === null || !playing || !heard) return;
    source = new AudioBufferSourceNode(audio, { buffer, loop: true });
    source.connect(audio.destination);
    source.start(0, Math.min(position(), buffer.duration));
  };
  const moveTo = (seconds: number) => {
    const inside = Math.min(Math.max(0, seconds), length);
    origin = playing ? inside - audio.currentTime : inside;
  };
  return {
    get playing() {
      return playing;
    },
    position,
    play() {
      const at = position();
      playing = true;
      moveTo(at);
      void audio.resume();
      sound();
    },
    pause() {
      const at = position();
      playing = false;
      moveTo(at);
      silence();
    },
    seek(seconds) {
      moveTo(seconds);
      sound();
    },
    setHeard(wanted) {
      heard = wanted;
      sound();
    },
    setLength(seconds) {
      const at = position();
      length = seconds;
      moveTo(at < seconds ? at : 0);
    },
    setScore(score) {
      buffer = score && toBuffer(audio, score);
      sound();
    },
    close() {
      silence();
      void audio.close();
    },
  };
}

function toBuffer(audio: AudioContext, { left, right, sampleRate }: Score): AudioBuffer {
  const buffer = audio.createBuffer(2, left.length, sampleRate);
  buffer.getChannelData(0).set(left);
  buffer.getChannelData(1).set(right);
  return buffer;
}
