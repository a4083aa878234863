import { FILM_FPS, type Reading } from "@curta/contract";
import { useEffect, useRef, useState, type RefObject } from "react";
import { openPlayback, type Playback, type PlaybackState } from "./playback.ts";
import type { LoadSound } from "../../lib/services/songs.ts";
import type { Wishes } from "./preview-workers.ts";

/** Pause in typing after which the film is planned again. */
const REST_MS = 400;

const LOADING: PlaybackState = {
  status: "loading",
  frames: 1,
  frame: 0,
  playing: false,
  heard: true,
  composing: false,
  cuts: [],
};

export interface PreviewSource {
  readonly pictureUrl: string;
  readonly reading: Reading;
  readonly loadSound: LoadSound;
  /** True where the user has not asked for it: it plays once, without sound. */
  readonly byItself: boolean;
}

export interface PreviewControls {
  readonly state: PlaybackState;
  readonly toggle: () => void;
  readonly toggleSound: () => void;
  /** Goes to a frame of the film. */
  readonly seek: (frame: number) => void;
}

/** Plays the film of a script in `host`, and plans it again after edits. */
export function usePreview(
  host: RefObject<HTMLElement | null>,
  { pictureUrl, reading, loadSound, byItself }: PreviewSource,
  { script, style, template, seconds, seed, song }: Wishes,
): PreviewControls {
  const [state, setState] = useState<PlaybackState>({ ...LOADING, heard: !byItself });
  const playback = useRef<Playback | null>(null);
  const wished = useRef<Wishes>({ script, style, template, seconds, seed, song });

  useEffect(() => {
    if (host.current === null) return undefined;
    const wishes = wished.current;
    const opening = { host: host.current, pictureUrl, reading, wishes, loadSound, byItself };
    const opened = openPlayback(opening, (part) => setState((known) => ({ ...known, ...part })));
    playback.current = opened;
    return () => {
      playback.current = null;
      opened.close();
    };
  }, [host, pictureUrl, reading, loadSound, byItself]);

  useEffect(() => {
    const next = { script, style, template, seconds, seed, song };
    if (isSame(wished.current, next)) return undefined;
    const timer = setTimeout(() => {
      wished.current = next;
      playback.current?.plan(next);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [script, style, template, seconds, seed, song]);

  return {
    state,
    toggle: () => playback.current?.toggle(),
    toggleSound: () => playback.current?.toggleSound(),
    seek: (frame) => playback.current?.seek(frame / FILM_FPS),
  };
}

function isSame(one: Wishes, other: Wishes): boolean {
  return (
    one.script === other.script &&
    one.style === other.style &&
    one.template === other.template &&
    one.seconds === other.seconds &&
    one.seed === other.seed &&
    one.song?.id === other.song?.id
  );
}
