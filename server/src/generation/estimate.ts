/** An earlier film of this installation: its length and its rendering time, in seconds. */
export interface FilmTime {
  readonly filmSeconds: number;
  readonly renderSeconds: number;
}

/**
 * Seconds of rendering per second of film: the median of earlier films, so that one outlier has no effect.
 * Undefined while there are none.
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

/** Seconds until a waiting film is ready: the films before it, shared by all renderers, then the film itself. */
export function waitingSeconds(
  ratio: number,
  filmSeconds: number,
  aheadFilmSeconds: number,
  renderers: number,
): number {
  return Math.ceil(ratio * (filmSeconds + aheadFilmSeconds / Math.max(1, renderers)));
}
