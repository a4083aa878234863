import {
  beatsIn,
  MAX_FILM_SECONDS,
  MIN_FILM_SECONDS,
  type Storyboard,
  type StoryShot,
} from "@curta/contract";
import { nearestTempo } from "../shots/tempo.ts";

/** What a beat per minute of another tempo weighs, against a beat more or less. */
const TEMPO_WEIGHT = 0.4;

/** A film, or as much of one as an edit needs. */
export interface HasShots {
  readonly shots: readonly StoryShot[];
}

/**
 * The film with another length of one of its shots, of the same length as a whole: the shots behind it give or take the
 * time, the nearest first, then those before it. Each keeps a beat.
 */
export function withLength<Film extends HasShots>(film: Film, shot: number, wished: number): Film {
  const { shots } = film;
  const others = [...shots.keys()].filter((index) => index !== shot);
  const behind = others.filter((index) => index > shot);
  const givers = [...behind, ...others.filter((index) => index < shot).toReversed()];
  const total = shots.reduce((sum, { beats }) => sum + beats, 0);
  const beats = Math.min(total - others.length, Math.max(1, Math.round(wished)));
  const taker = givers[0];
  if (taker === undefined) return film;
  const lengths = shots.map((each) => each.beats);
  let owed = beats - (lengths[shot] ?? 0);
  lengths[shot] = beats;
  if (owed < 0) lengths[taker] = (lengths[taker] ?? 0) - owed;
  for (const giver of owed > 0 ? givers : []) {
    const given = Math.min(owed, (lengths[giver] ?? 1) - 1);
    lengths[giver] = (lengths[giver] ?? 1) - given;
    owed -= given;
  }
  return withBeats(film, lengths);
}

/** The film with a shot more, longer by it: the new shot is fitted so that the film has whole seconds. */
export function filmWith(film: Storyboard, at: number, shot: StoryShot): Storyboard {
  return fitted({ ...film, shots: film.shots.toSpliced(at, 0, shot) }, at);
}

/** The film without a shot, shorter by it; what is missing to whole seconds is the shot's that took its place. */
export function filmWithout(film: Storyboard, shot: number): Storyboard {
  const shots = film.shots.toSpliced(shot, 1);
  return fitted({ ...film, shots }, Math.min(shot, shots.length - 1));
}

/** The nearest film of whole seconds; the shot at `at` takes the difference, and the longest ones what it cannot. */
function fitted(film: Storyboard, at: number): Storyboard {
  const lengths = film.shots.map(({ beats }) => beats);
  const wished = lengths.reduce((sum, beats) => sum + beats, 0);
  const { seconds, bpm, beats } = nearestFilm(wished, film.bpm, lengths.length);
  const rest = (lengths[at] ?? 0) + beats - wished;
  lengths[at] = Math.max(1, rest);
  for (let missing = 1 - rest; missing > 0; missing -= 1) {
    const longest = lengths.indexOf(Math.max(...lengths));
    lengths[longest] = (lengths[longest] ?? 0) - 1;
  }
  return withBeats({ ...film, seconds, bpm }, lengths);
}

/** The length and tempo of the film that comes nearest to so many beats of a tempo, and has a beat for every shot. */
function nearestFilm(
  wished: number,
  tempo: number,
  shots: number,
): { readonly seconds: number; readonly bpm: number; readonly beats: number } {
  const films = Array.from({ length: MAX_FILM_SECONDS - MIN_FILM_SECONDS + 1 }, (_, index) => {
    const seconds = MAX_FILM_SECONDS - index;
    const bpm = nearestTempo(tempo, seconds);
    return { seconds, bpm, beats: beatsIn(seconds, bpm) };
  });
  const off = ({ bpm, beats }: (typeof films)[number]): number =>
    Math.abs(beats - wished) + TEMPO_WEIGHT * Math.abs(bpm - tempo) + (beats < shots ? wished : 0);
  return films.reduce((best, film) => (off(film) < off(best) ? film : best));
}

function withBeats<Film extends HasShots>(film: Film, lengths: readonly number[]): Film {
  return {
    ...film,
    shots: film.shots.map((shot, index) => ({ ...shot, beats: lengths[index] ?? shot.beats })),
  };
}
