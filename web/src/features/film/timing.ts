import type { RowPart } from "../../lib/rows/generation-row.ts";

/** Timing of a film. Points in time are milliseconds of this browser's clock. */
export interface Timing {
  /** The last state of the row that affects progress. */
  readonly news: string;
  readonly changedAt: number;
  /** Estimated time at which the film is ready; null while unknown. */
  readonly readyAt: number | null;
  /** Progress when rendering was first seen here; null while the film waits. */
  readonly seen: { readonly at: number; readonly progress: number } | null;
}

/** Estimates that differ by less than this share, or by less than 5 s, count as equal. */
const SAME_SHARE = 0.25;
const SAME_MS = 5_000;
/** Progress that must be seen before its speed is used for an estimate. */
const LEAST_SEEN_MS = 4_000;
const LEAST_SEEN_PERCENT = 5;
/** Time without news that is shown to the user; normally there is news every half second. */
const SILENT_MS = 30_000;
const SILENT_IN_QUEUE_MS = 180_000;

/** Updates the timing with the row's newest state. */
export function trackTime(known: Timing | null, row: RowPart, now: number): Timing {
  const { status, stage, progress = 0, queue_position, estimate_seconds } = row;
  const news = JSON.stringify([status, stage, progress, queue_position, estimate_seconds]);
  const isNews = known?.news !== news;
  const seen = status === "processing" ? (known?.seen ?? { at: now, progress }) : null;
  const guess = guessReady(row, seen, now);
  return {
    news,
    seen,
    changedAt: isNews || known === null ? now : known.changedAt,
    readyAt: isNews || known === null ? steady(known?.readyAt ?? null, guess, now) : known.readyAt,
  };
}

/** The server's estimate (learned from earlier films), or else one from this film's speed so far. */
function guessReady(row: RowPart, seen: Timing["seen"], now: number): number | null {
  const { estimate_seconds: estimate, progress = 0 } = row;
  if (estimate !== undefined && estimate !== null) return now + estimate * 1000;
  const done = seen === null ? 0 : progress - seen.progress;
  if (seen === null || done < LEAST_SEEN_PERCENT || now - seen.at < LEAST_SEEN_MS) return null;
  return now + ((now - seen.at) * (100 - progress)) / done;
}

/** Keeps the earlier estimate while it is about right, so that the shown time does not jump. */
function steady(said: number | null, guess: number | null, now: number): number | null {
  if (said === null || guess === null) return guess ?? said;
  const isSame = Math.abs(guess - said) < Math.max(SAME_MS, SAME_SHARE * (guess - now));
  return isSame ? said : guess;
}

/** Estimated seconds until the film is ready, at least 0; null while unknown. */
export function secondsLeft({ readyAt }: Timing, now: number): number | null {
  return readyAt === null ? null : Math.max(0, (readyAt - now) / 1000);
}

/** Seconds without news, if unusually many; else null. */
export function secondsSilent({ changedAt, seen }: Timing, now: number): number | null {
  const silent = now - changedAt;
  return silent < (seen === null ? SILENT_IN_QUEUE_MS : SILENT_MS) ? null : silent / 1000;
}
