import { useEffect, useRef, useState } from "react";
import { takeSound } from "../../lib/browser/one-sound.ts";
import type { LoadSound } from "../../lib/services/songs.ts";

export interface SongPlayer {
  readonly playing: boolean;
  readonly toggle: () => void;
}

interface Playing {
  readonly stop: () => void;
}

/** Plays a song from its beginning; whatever else sounds stops. `onFailed`: its file could not be read. */
export function useSongPlayer(id: string, loadSound: LoadSound, onFailed: () => void): SongPlayer {
  const [playing, setPlaying] = useState(false);
  const current = useRef<Playing | null>(null);
  const stop = () => {
    current.current?.stop();
    current.current = null;
    setPlaying(false);
  };
  useEffect(
    () => () => {
      current.current?.stop();
      current.current = null;
    },
    [],
  );
  const start = () => {
    const audio = new AudioContext();
    const endSound = takeSound(stop);
    const mine: Playing = {
      stop: () => {
        endSound();
        void audio.close();
      },
    };
    current.current = mine;
    setPlaying(true);
    void sound(audio, mine);
  };
  const sound = async (audio: AudioContext, mine: Playing) => {
    const buffer = await loadSound(id).catch(() => null);
    if (current.current !== mine) return;
    if (buffer === null) {
      stop();
      onFailed();
      return;
    }
    const source = new AudioBufferSourceNode(audio, { buffer });
    source.connect(audio.destination);
    source.addEventListener("ended", () => {
      if (current.current === mine) stop();
    });
    source.start();
  };
  return { playing, toggle: () => (current.current === null ? start() : stop()) };
}
