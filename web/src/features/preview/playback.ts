import { FILM_FPS, type Reading } from "@curta/contract";
import { takeSound } from "../../lib/browser/one-sound.ts";
import { text } from "../../lib/text.ts";
import { openClock } from "./sound/clock.ts";
import type { LoadSound } from "../../lib/services/songs.ts";
import { openPreviewWorkers, type Wishes } from "./preview-workers.ts";

export interface PlaybackState {
  readonly status: "loading" | "ready" | "failed";
  /** Length of the film in frames. */
  readonly frames: number;
  readonly frame: number;
  readonly playing: boolean;
  /** False while it plays without sound. */
  readonly heard: boolean;
  /** True while the music is composed; the frames play without it. */
  readonly composing: boolean;
  /** First frames of the film's shots. */
  readonly cuts: readonly number[];
}

export interface Playback {
  plan(wishes: Wishes): void;
  toggle(): void;
  /** Turns the sound on or off. */
  toggleSound(): void;
  seek(seconds: number): void;
  close(): void;
}

interface Opening {
  /** Element that the canvas is put into. */
  readonly host: HTMLElement;
  readonly pictureUrl: string;
  readonly reading: Reading;
  readonly wishes: Wishes;
  readonly loadSound: LoadSound;
  /** True where it began by itself: it plays once, without sound, until the user does something with it. */
  readonly byItself: boolean;
}

/** Plays a film in a new canvas, because a canvas can be transferred to a worker only once. */
export function openPlayback(opening: Opening, onChange: (part: Partial<PlaybackState>) => void): Playback {
  const canvas = openCanvas(opening.host);
  const clock = openClock();
  let begun = false;
  let { byItself } = opening;
  let heard = !byItself;
  clock.setHeard(heard);
  const pause = () => {
    clock.pause();
    onChange({ playing: false });
  };
  let endSound: (() => void) | null = null;
  const play = () => {
    if (heard) endSound = takeSound(pause);
    clock.play();
  };
  let shown = -1;
  const workers = openPreviewWorkers(
    { ...opening, canvas },
    {
      onReady(timeline) {
        clock.setLength(timeline.frames / FILM_FPS);
        clock.setScore(null);
        shown = -1;
        if (!begun && !matchMedia("(prefers-reduced-motion: reduce)").matches) play();
        begun = true;
        const { playing } = clock;
        const cuts = timeline.shots.map(({ from }) => from);
        onChange({ status: "ready", frames: timeline.frames, cuts, composing: false, playing });
      },
      onComposing: () => onChange({ composing: true }),
      onScore(score) {
        clock.setScore(score);
        onChange({ composing: false });
      },
      onSilent: () => onChange({ composing: false }),
      onFailed: () => onChange({ status: "failed" }),
    },
  );
  workers.setHeard(heard);
  const tick = () => {
    // Compensates a rounding error at the end of a frame.
    const frame = Math.floor(clock.position() * FILM_FPS + 1e-6);
    if (byItself && frame < shown) pause();
    if (begun && frame !== shown) {
      shown = frame;
      workers.show(frame);
      onChange({ frame });
    }
    request = requestAnimationFrame(tick);
  };
  let request = requestAnimationFrame(tick);
  return {
    plan: workers.plan,
    toggle() {
      byItself = false;
      if (clock.playing) {
        endSound?.();
        clock.pause();
      } else {
        play();
      }
      onChange({ playing: clock.playing });
    },
    toggleSound() {
      byItself = false;
      heard = !heard;
      clock.setHeard(heard);
      workers.setHeard(heard);
      if (heard && clock.playing) endSound = takeSound(pause);
      else endSound?.();
      onChange({ heard });
    },
    seek(seconds) {
      byItself = false;
      clock.seek(seconds);
    },
    close() {
      cancelAnimationFrame(request);
      endSound?.();
      workers.close();
      clock.close();
      canvas.remove();
    },
  };
}

function openCanvas(host: HTMLElement): HTMLCanvasElement {
  const canvas = document.createElement("canvas");
  canvas.role = "img";
  canvas.ariaLabel = text.preview.canvas;
  host.prepend(canvas);
  return canvas;
}
