import type { FilmProgress } from "@curta/studio";
import type { Context } from "../context.ts";
import { recentFilmTimes } from "../database/films.ts";
import { tellProgress, type Hold } from "../database/generations.ts";
import { remainingSeconds, renderRatio } from "../generation/estimate.ts";
import { nextProgress } from "../generation/states.ts";

/** Rows are written at most this often per film. */
const REPORT_INTERVAL_MS = 400;

export interface Reporter {
  readonly report: (progress: FilmProgress) => void;
  /** Writes nothing more; resolves when the last write has ended. */
  end(): Promise<void>;
}

/**
 * Carries the studio's progress into the row: only when the whole percent or the stage changed, one write at
 * a time, the newest figure winning. `onLost` is called when the row says that this attempt holds it no more.
 */
export function createReporter(
  context: Context,
  hold: Hold,
  filmSeconds: number,
  onLost: () => void,
): Reporter {
  const ratio = recentFilmTimes(context.pool).then(renderRatio, () => undefined);
  let told: FilmProgress = { stage: "reading", percent: 0 };
  let newest: FilmProgress | undefined;
  let writing: Promise<void> | undefined;
  let ended = false;

  async function write(): Promise<void> {
    while (newest && !ended) {
      const percent = nextProgress(told.percent, newest.percent);
      const { stage } = newest;
      newest = undefined;
      if (percent === told.percent && stage === told.stage) break;
      told = { stage, percent };
      const known = await ratio;
      const estimateSeconds = known === undefined ? null : remainingSeconds(known, filmSeconds, percent);
      const held = await tellProgress(context.pool, hold, { stage, progress: percent, estimateSeconds });
      if (!held) onLost();
      await new Promise((resolve) => setTimeout(resolve, REPORT_INTERVAL_MS));
    }
  }

  return {
    report: (progress) => {
      newest = progress;
      // A write that fails loses a figure, not the film: the next one carries the news.
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
