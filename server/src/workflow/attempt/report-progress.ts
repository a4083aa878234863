import { setTimeout as sleep } from "node:timers/promises";
import type { FilmProgress } from "@curta/studio";
import type { Context } from "../../context.ts";
import { recentFilmTimes } from "../../database/rows/films.ts";
import { writeProgress, type Lease } from "../../database/rows/generations.ts";
import { remainingSeconds, renderRatio } from "../../generation/estimate.ts";
import { nextProgress } from "../../generation/states.ts";

/** Minimum time between two writes for one film. */
const REPORT_INTERVAL_MS = 400;

export interface Reporter {
  readonly report: (progress: FilmProgress) => void;
  /** Stops writing; resolves when the last write has ended. */
  readonly end: () => Promise<void>;
}

/**
 * Writes the studio's progress to the row: only changes of the whole percent or the stage, one write at a time,
 * always the newest value. Calls `onLost` when this attempt no longer has the lease.
 */
export function createReporter(
  context: Context,
  lease: Lease,
  filmSeconds: number,
  onLost: () => void,
): Reporter {
  const ratio = recentFilmTimes(context.pool).then(renderRatio, () => undefined);
  let told: FilmProgress = { stage: "reading", percent: 0 };
  let newest: FilmProgress | undefined;
  let writing: Promise<void> | undefined;
  let ended = false;

  async function write(): Promise<void> {
    for (let news = take(); news !== undefined; news = take()) {
      told = news;
      const { stage, percent } = news;
      const known = await ratio;
      const estimateSeconds = known === undefined ? null : remainingSeconds(known, filmSeconds, percent);
      const isCurrent = await writeProgress(context.pool, lease, {
        stage,
        progress: percent,
        estimateSeconds,
      });
      if (!isCurrent) onLost();
      await sleep(REPORT_INTERVAL_MS);
    }
  }

  /** The newest value if it differs from the last one written. */
  function take(): FilmProgress | undefined {
    if (ended || newest === undefined) return undefined;
    const { stage, percent } = { stage: newest.stage, percent: nextProgress(told.percent, newest.percent) };
    newest = undefined;
    return percent === told.percent && stage === told.stage ? undefined : { stage, percent };
  }

  return {
    report: (progress) => {
      newest = progress;
      // A failed write does no harm: the next one writes a newer value.
      writing ??= write()
        .catch((error: unknown) => context.log.warn({ err: error }, "progress not written"))
        .finally(() => (writing = undefined));
    },
    end: async () => {
      ended = true;
      await writing;
    },
  };
}
