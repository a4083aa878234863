/** An earlier film of this installation: how long it plays and how long it took to make, in seconds. */
export interface FilmTime {
  readonly filmSeconds: number;
  readonly renderSeconds: number;
}

/**
 * Seconds of rendering per second of film, as the median of earlier films, so that one odd film does not
 * spoil it. Undefined while there are none.
 */
export function renderRatio(earlier: readonly FilmTime[]): number | undefined {
  const ratios = earlier
    .filter((film) => film.filmSeconds > 0)
    .map((film) => film.renderSeconds / film.filmSeconds)
    .toSorted((a, b) => a - b);
  return ratios[Math.floor(ratios.length / 2)];
}

/** Seconds until a film that is `percent` done is ready. */
export function remainingSeconds(ratio: number, filmSeconds: number, percent: number): number {
  return Math.max(0, Math.ceil(ratio * filmSeconds * (1 - percent / 100)));
}

/** Seconds until a waiting film is ready: what is ahead of it shared by all renderers, then itself. */
export function waitingSeconds(
  ratio: number,
  filmSeconds: number,
  aheadFilmSeconds: number,
  renderers: number,
): number {
  return Math.ceil(ratio * (filmSeconds + aheadFilmSeconds / Math.max(1, renderers)));
}
