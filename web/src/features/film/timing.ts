import type { RowPart } from "../../lib/rows/generation-row.ts";

/** What is known of a film's time. Instants are milliseconds of this browser's clock. */
export interface Timing {
  /** What the row said last, as far as it tells progress. */
  readonly news: string;
  readonly changedAt: number;
  /** When the film may be ready; null while nobody can tell. */
  readonly readyAt: number | null;
  /** Where the making stood when it was first seen here; null while the film waits. */
  readonly seen: { readonly at: number; readonly progress: number } | null;
}

/** Estimates that differ by less than this share, or by less than 5 s, are the same to a reader. */
const SAME_SHARE = 0.25;
const SAME_MS = 5_000;
/** So much has to be seen of the making before its pace tells anything. */
const LEAST_SEEN_MS = 4_000;
const LEAST_SEEN_PERCENT = 5;
/** Silence that is worth a word: every half second there should be news of a film in the making. */
const SILENT_MS = 30_000;
const SILENT_IN_QUEUE_MS = 180_000;

/** Takes a row's newest state into account. */
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

/** The server's estimate, learned from earlier films, or else the pace at which this one comes along. */
function guessReady(row: RowPart, seen: Timing["seen"], now: number): number | null {
  const { estimate_seconds: estimate, progress = 0 } = row;
  if (estimate !== undefined && estimate !== null) return now + estimate * 1000;
  const done = seen === null ? 0 : progress - seen.progress;
  if (seen === null || done < LEAST_SEEN_PERCENT || now - seen.at < LEAST_SEEN_MS) return null;
  return now + ((now - seen.at) * (100 - progress)) / done;
}

/** Keeps to what was said before as long as it still holds: a time that jumps to and fro is no help. */
function steady(said: number | null, guess: number | null, now: number): number | null {
  if (said === null || guess === null) return guess ?? said;
  const isSame = Math.abs(guess - said) < Math.max(SAME_MS, SAME_SHARE * (guess - now));
  return isSame ? said : guess;
}

/** Seconds until the film may be ready, 0 where that should be by now; null while nobody can tell. */
export function secondsLeft({ readyAt }: Timing, now: number): number | null {
  return readyAt === null ? null : Math.max(0, (readyAt - now) / 1000);
}

/** Seconds without any news where that is unusual; null where all is well. */
export function secondsSilent({ changedAt, seen }: Timing, now: number): number | null {
  const silent = now - changedAt;
  return silent < (seen === null ? SILENT_IN_QUEUE_MS : SILENT_MS) ? null : silent / 1000;
}
