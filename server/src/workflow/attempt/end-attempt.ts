import { CurtaError, type ErrorCode } from "@curta/contract";
import { isMemoryShort } from "@curta/studio/short-memory";
import type { Context } from "../../context.ts";
import { closeFilm, countFailure, releaseFilm } from "../../database/rows/films.ts";
import { failGeneration, releaseGeneration } from "../../database/rows/generations.ts";
import { isDatabaseOutage, retryDuringOutage } from "../../database/outage.ts";
import { withTransaction } from "../../database/pool.ts";
import { shouldRetry } from "../../generation/retry-policy.ts";
import type { Attempt } from "./attempt.ts";
import { isDelivered } from "./finish-film.ts";

/**
 * Handles an attempt that failed or was stopped. Canceled, or replaced by a newer attempt: nothing to do. Stopped
 * by a shutdown, or worth a retry: throws, which returns the film to the queue. Otherwise the row gets the error.
 * The attempt's files are deleted only after the database has confirmed that the film was not delivered.
 */
export async function endAttempt(
  context: Context,
  attempt: Attempt,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  if (await retryDuringOutage(() => isDelivered(context, attempt))) return;
  await dropFiles(context, attempt);
  const { attempts, failures: failed } = context.metrics;
  if (signal.aborted && signal.reason === "shutdown") {
    attempts.inc({ outcome: "released" });
    await releaseLease(context, attempt);
    throw new Error("released: the worker stops", { cause: error });
  }
  if (signal.aborted) {
    attempts.inc({ outcome: String(signal.reason) === "canceled" ? "canceled" : "lost" });
    context.log.info({ reason: String(signal.reason) }, "film stopped");
    return;
  }
  const code = codeOf(error);
  context.log.error({ err: error, code }, "film failed");
  const failures = await retryDuringOutage(() => countFailure(context.pool, attempt.lease));
  failed.inc({ code });
  attempts.inc({ outcome: shouldRetry(code, failures) ? "retried" : "failed" });
  if (shouldRetry(code, failures)) {
    await releaseLease(context, attempt);
    throw error;
  }
  await fail(context, attempt, new CurtaError(code === "internal" ? "render_failed" : code));
}

function codeOf(error: unknown): ErrorCode {
  if (isMemoryShort(error)) return "memory_short";
  if (error instanceof CurtaError) return error.code;
  return isDatabaseOutage(error) ? "unavailable" : "render_failed";
}

/** If the store does not work now, a later sweep deletes the files. */
async function dropFiles(context: Context, attempt: Attempt): Promise<void> {
  try {
    await context.media.deleteFolder(attempt.folder);
  } catch (error) {
    context.log.warn({ err: error }, "files of a broken attempt stay until they are swept");
  }
}

function releaseLease(context: Context, { lease }: Attempt): Promise<void> {
  return retryDuringOutage(() =>
    withTransaction(context.pool, async (client) => {
      if (await releaseGeneration(client, lease)) await releaseFilm(client, lease);
    }),
  );
}

function fail(context: Context, { lease }: Attempt, shown: CurtaError): Promise<void> {
  return retryDuringOutage(() =>
    withTransaction(context.pool, async (client) => {
      if (await failGeneration(client, lease, shown)) await closeFilm(client, lease, null);
    }),
  );
}
