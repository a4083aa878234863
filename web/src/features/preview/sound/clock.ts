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

/**
 * A clock that runs on the time of the audio hardware while music is heard, so that picture and music stay in sync; else on
 * the page's own. The hardware is opened when music is first wanted: browsers let nobody but the user start it.
 */
export function openClock(): Clock {
  let audio: AudioContext | null = null;
  let length = 1;
  let buffer: AudioBuffer | null = null;
  let source: AudioBufferSourceNode | null = null;
  /** Paused: the position. Playing: the position at time 0. */
  let origin = 0;
  let playing = false;
  let heard = false;

  const now = () => (audio !== null && source !== null ? audio.currentTime : performance.now() / 1000);
  const position = () => (playing ? (((now() + origin) % length) + length) % length : origin);
  const moveTo = (seconds: number) => {
    const inside = Math.min(Math.max(0, seconds), length);
    origin = playing ? inside - now() : inside;
  };
  /** Begins or ends the music as it should be, without a jump of the position. */
  const sound = () => {
    const at = position();
    source?.stop();
    source = null;
    if (buffer !== null && playing && heard && audio?.state === "running") {
      source = new AudioBufferSourceNode(audio, { buffer, loop: true });
      source.connect(audio.destination);
      source.start(0, Math.min(at, buffer.duration));
    }
    moveTo(at);
  };
  const openAudio = () => {
    if (!heard || !playing) return;
    if (audio === null) {
      audio = new AudioContext();
      audio.addEventListener("statechange", sound);
    }
    // Without a gesture of the user's it stays silent, until the next one.
    void audio.resume().catch(() => undefined);
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
      openAudio();
      sound();
    },
    pause() {
      const at = position();
      playing = false;
      origin = at;
      sound();
    },
    seek(seconds) {
      moveTo(seconds);
      sound();
    },
    setHeard(wanted) {
      heard = wanted;
      openAudio();
      sound();
    },
    setLength(seconds) {
      const at = position();
      length = seconds;
      moveTo(at < seconds ? at : 0);
    },
    setScore(score) {
      buffer = score && toBuffer(score);
      sound();
    },
    close() {
      source?.stop();
      void audio?.close();
    },
  };
}

function toBuffer({ left, right, sampleRate }: Score): AudioBuffer {
  const buffer = new AudioBuffer({ length: left.length, numberOfChannels: 2, sampleRate });
  buffer.getChannelData(0).set(left);
  buffer.getChannelData(1).set(right);
  return buffer;
}
