import type { ErrorCode } from "@curta/contract";

/** Most attempts that may fail with an error, and most that may be lost because their worker died. */
export const MAX_FAILURES = 3;
export const MAX_LOSSES = 8;
/** Most attempts that may fail for lack of disk space, of memory or of a service; with the pauses, about six minutes. */
export const MAX_ENVIRONMENT_FAILURES = 12;

/** Pause before the next attempt, in seconds; doubles from the first to the last value. */
export const FIRST_PAUSE_SECONDS = 1;
export const LAST_PAUSE_SECONDS = 60;

/** Errors that every further attempt of the same request would get again. */
const PERMANENT: readonly ErrorCode[] = [
  "photo_not_image",
  "photo_broken",
  "photo_too_large",
  "photo_too_many_pixels",
  "photo_too_small",
  "song_not_audio",
  "song_broken",
  "song_too_long",
  "song_too_short",
  "song_silent",
  "song_missing",
  "unknown_image_url",
  "film_out_of_bounds",
  "film_canceled",
];

/** Errors of the environment, not of the film: it succeeds as soon as somebody has solved the problem. */
const ENVIRONMENTAL: readonly ErrorCode[] = ["disk_full", "memory_short", "unavailable", "image_missing"];

/** True if a film that has failed `failures` times, now with `code`, should be tried again. */
export function shouldRetry(code: ErrorCode, failures: number): boolean {
  const most = ENVIRONMENTAL.includes(code) ? MAX_ENVIRONMENT_FAILURES : MAX_FAILURES;
  return failures < most && !PERMANENT.includes(code);
}

/** True if so many workers died on a film that the film itself must be the cause. */
export function hasTooManyLosses(losses: number): boolean {
  return losses >= MAX_LOSSES;
}
