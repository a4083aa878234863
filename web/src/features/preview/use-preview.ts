import { FILM_FPS, type Reading } from "@curta/contract";
import { useEffect, useRef, useState, type RefObject } from "react";
import { text } from "../../lib/text.ts";
import { openClock, type Clock } from "./clock.ts";
import { openStage, type Stage, type Wishes } from "./stage.ts";

/** How long typing has to rest before the film is planned anew. */
const REST_MS = 400;

export interface PreviewState {
  readonly status: "loading" | "ready" | "failed";
  /** Length of the film in frames. */
  readonly frames: number;
  readonly frame: number;
  readonly playing: boolean;
  readonly composing: boolean;
  readonly warnings: readonly string[];
}

export interface PreviewSource {
  readonly pictureUrl: string;
  readonly reading: Reading;
}

const LOADING: PreviewState = {
  status: "loading",
  frames: 1,
  frame: 0,
  playing: false,
  composing: true,
  warnings: [],
};

export interface PreviewControls {
  readonly state: PreviewState;
  readonly toggle: () => void;
  readonly seek: (frame: number) => void;
}

/** Plays the film that a script describes in `host`, and plans it anew while the script is edited. */
export function usePreview(
  host: RefObject<HTMLElement | null>,
  { pictureUrl, reading }: PreviewSource,
  wishes: Wishes,
): PreviewControls {
  const [state, setState] = useState(LOADING);
  const running = useRef<{ stage: Stage; clock: Clock } | null>(null);
  const first = useRef(wishes);

  useEffect(() => {
    const change = (part: Partial<PreviewState>) => setState((known) => ({ ...known, ...part }));
    const clock = openClock();
    // A canvas can be given to a worker only once, so every stage gets one of its own.
    const canvas = document.createElement("canvas");
    canvas.role = "img";
    canvas.ariaLabel = text.preview.canvas;
    host.current?.prepend(canvas);
    let shown = -1;
    let begun = false;
    const stage = openStage(
      { canvas, pictureUrl, reading, wishes: first.current },
      {
        onReady: (timeline, warnings) => {
          clock.setLength(timeline.frames / FILM_FPS);
          clock.setScore(null);
          shown = -1;
          change({ status: "ready", frames: timeline.frames, warnings, composing: true });
          if (!begun && !matchMedia("(prefers-reduced-motion: reduce)").matches) clock.play();
          begun = true;
        },
        onScore: (score) => {
          clock.setScore(score);
          change({ composing: false });
        },
        onFailed: () => change({ status: "failed" }),
      },
    );
    running.current = { stage, clock };
    let request = requestAnimationFrame(function step() {
      const frame = Math.floor(clock.position() * FILM_FPS + 1e-6);
      if (begun && frame !== shown) {
        shown = frame;
        stage.show(frame);
        change({ frame, playing: clock.playing });
      }
      request = requestAnimationFrame(step);
    });
    return () => {
      cancelAnimationFrame(request);
      running.current = null;
      stage.close();
      clock.close();
      canvas.remove();
    };
  }, [host, pictureUrl, reading]);

  const { script, style, seconds, seed } = wishes;
  useEffect(() => {
    const next = { script, style, seconds, seed };
    if (isSame(first.current, next)) return undefined;
    const timer = setTimeout(() => {
      first.current = next;
      running.current?.stage.plan(next);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [script, style, seconds, seed]);

  return {
    state,
    toggle: () => {
      const clock = running.current?.clock;
      if (clock === undefined) return;
      if (clock.playing) clock.pause();
      else clock.play();
      setState((known) => ({ ...known, playing: clock.playing }));
    },
    seek: (frame) => running.current?.clock.seek(frame / FILM_FPS),
  };
}

function isSame(one: Wishes, other: Wishes): boolean {
  return (
    one.script === other.script &&
    one.style === other.style &&
    one.seconds === other.seconds &&
    one.seed === other.seed
  );
}
