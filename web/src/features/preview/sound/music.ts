import { FILM_FPS } from "@curta/contract";
import type { Score, Timeline } from "@curta/studio/preview";
import type { LoadSound } from "../../../lib/services/songs.ts";
import { openComposer } from "./composer.ts";
import { partOfSound } from "./song-sound.ts";

/** A planned film, and the user's own music that it was planned with. */
interface PlannedFilm {
  readonly timeline: Timeline;
  readonly songId: string | undefined;
}

export interface MusicEvents {
  /** Called when the music of the film begins to be made. */
  readonly onComposing: () => void;
  readonly onScore: (score: Score) => void;
  /** Called where the music could not be made, or the user's own not be read: the frames play without it. */
  readonly onSilent: () => void;
}

export interface Music {
  /** Takes another film; what was made for the one before, or is being made, is of no use any more. */
  readonly setFilm: (film: PlannedFilm | null) => void;
  /** Whether music is heard: composing takes a core for a second or two. */
  readonly setHeard: (heard: boolean) => void;
  readonly close: () => void;
}

/** Makes the music of the film that is shown, once it is to be heard. */
export function openMusic(loadSound: LoadSound, events: MusicEvents): Music {
  const composer = openComposer(events);
  let film: PlannedFilm | null = null;
  let begun = false;
  let heard = false;

  const playSong = async (id: string, mine: PlannedFilm) => {
    const { song, frames } = mine.timeline;
    const sound = await loadSound(id).catch(() => null);
    if (mine !== film) return;
    if (sound === null) events.onSilent();
    else composer.compose({ kind: "song", part: partOfSound(sound, song?.from ?? 0, frames / FILM_FPS) });
  };
  const begin = () => {
    if (film === null || begun || !heard) return;
    begun = true;
    events.onComposing();
    const { timeline, songId } = film;
    if (timeline.song === undefined || songId === undefined) composer.compose({ kind: "score", timeline });
    else void playSong(songId, film);
  };
  return {
    setFilm(next) {
      composer.stop();
      film = next;
      begun = false;
      begin();
    },
    setHeard(wanted) {
      heard = wanted;
      begin();
    },
    close() {
      film = null;
      composer.close();
    },
  };
}
