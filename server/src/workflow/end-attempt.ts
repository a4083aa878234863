import { CurtaError } from "@curta/contract";
import type { Context } from "../context.ts";
import { closeFilm, countFailure, letGo } from "../database/films.ts";
import { failGeneration, giveBackGeneration } from "../database/generations.ts";
import { withTransaction } from "../database/pool.ts";
import { worthRetrying } from "../generation/retry-policy.ts";
import type { Attempt } from "./produce-film.ts";

/**
 * An attempt ended without a film. Canceled or overtaken: nothing is left to say. Stopped by a shutdown, or
 * failed but worth another try: back into the line, by throwing. Else the row says what went wrong.
 */
export async function endAttempt(
  context: Context,
  attempt: Attempt,
  error: unknown,
  signal: AbortSignal,
): Promise<void> {
  await context.media
    .deleteFolder(attempt.folder)
    .catch((err: unknown) => context.log.warn({ err }, "folder stays"));
  if (signal.aborted && signal.reason === "shutdown") {
    await giveBack(context, attempt);
    throw new Error("handed back: the worker stops", { cause: error });
  }
  if (signal.aborted) {
    context.log.info({ reason: String(signal.reason) }, "film stopped");
    return;
  }
  const code = error instanceof CurtaError ? error.code : "render_failed";
  context.log.error({ err: error, code }, "film failed");
  const failures = await countFailure(context.pool, attempt.hold);
  if (worthRetrying(code, failures)) {
    await giveBack(context, attempt);
    throw error;
  }
  const shown = new CurtaError(code === "internal" ? "render_failed" : code);
  await withTransaction(context.pool, async (client) => {
    if (await failGeneration(client, attempt.hold, shown)) await closeFilm(client, attempt.hold, null);
  });
}

async function giveBack(context: Context, attempt: Attempt): Promise<void> {
  await withTransaction(context.pool, async (client) => {
    if (await giveBackGeneration(client, attempt.hold)) await letGo(client, attempt.hold);
  });
}
