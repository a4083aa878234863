import type { ErrorCode } from "@curta/contract";

/** Attempts that failed with a word; and attempts that just broke off, their worker being gone. */
export const MAX_FAILURES = 3;
export const MAX_LOSSES = 8;
/** Attempts that failed for want of space or of a service: with their pauses they go on for about six minutes. */
export const MAX_ENVIRONMENT_FAILURES = 12;

/** Pause before the next attempt, in seconds: grows from the first to the last by doubling. */
export const FIRST_PAUSE_SECONDS = 1;
export const LAST_PAUSE_SECONDS = 60;

/** Errors that another attempt of the same request would meet again. */
const PERMANENT: readonly ErrorCode[] = [
  "photo_not_image",
  "photo_broken",
  "photo_too_large",
  "photo_too_many_pixels",
  "photo_too_small",
  "unknown_image_url",
  "film_out_of_bounds",
  "film_canceled",
];

/** Errors that say nothing about the film: it will succeed as soon as somebody has put the place in order. */
const ENVIRONMENTAL: readonly ErrorCode[] = ["disk_full", "unavailable", "image_missing"];

/** True where a film that failed with `code` for the `failures`-th time is worth another attempt. */
export function shouldRetry(code: ErrorCode, failures: number): boolean {
  const most = ENVIRONMENTAL.includes(code) ? MAX_ENVIRONMENT_FAILURES : MAX_FAILURES;
  return failures < most && !PERMANENT.includes(code);
}

/** True where a film was interrupted so often that it must be the film itself. */
export function hasTooManyLosses(losses: number): boolean {
  return losses >= MAX_LOSSES;
}
