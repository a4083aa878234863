import { rm } from "node:fs/promises";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../context.ts";
import { listen } from "../database/listen.ts";
import { REMOVED_CHANNEL } from "../database/rows/removals.ts";
import { createScrubber } from "../database/scrub.ts";
import { CALLBACK_CHANNEL } from "../database/rows/callbacks.ts";
import { deliverCallbacks } from "../workflow/callbacks/deliver-callbacks.ts";
import { CANCEL_CHANNEL } from "../workflow/films/cancel-film.ts";
import type { StopReason } from "../workflow/attempt/attempt.ts";
import { produceFilm } from "../workflow/films/produce-film.ts";
import { serveMetrics, tellMetrics } from "./worker-metrics.ts";
import { STOP_LIMITS } from "../stop-limits.ts";
import { sweepLost } from "../workflow/sweep-lost.ts";

const SWEEP_INTERVAL_MS = 60_000;
/** How often callbacks are looked for whose pause is over; new ones are announced by a notification. */
const CALLBACK_INTERVAL_MS = 5_000;

/**
 * Renders films until `signal` fires; then releases the running ones and resolves when all is written.
 * `name` distinguishes this worker from the others.
 */
export async function runWorker(context: Context, name: string, signal: AbortSignal): Promise<void> {
  const running = new Map<string, AbortController>();
  const sweepNow = onceAtATime(() =>
    sweepLost(context).catch((error: unknown) => context.log.warn({ err: error }, "sweep failed")),
  );
  const deliverNow = onceAtATime(() =>
    deliverCallbacks(context, signal).catch((error: unknown) => {
      if (!signal.aborted) context.log.warn({ err: error }, "callbacks not sent");
    }),
  );
  const stopListening = listen({
    databaseUrl: context.databaseUrl,
    channels: [CANCEL_CHANNEL, REMOVED_CHANNEL, CALLBACK_CHANNEL],
    onPayload: (id, channel) => {
      if (channel === REMOVED_CHANNEL) void sweepNow();
      else if (channel === CALLBACK_CHANNEL) void deliverNow();
      else running.get(id)?.abort("canceled" satisfies StopReason);
    },
    // What was removed while nothing listened was not heard of.
    onListening: () => void sweepNow(),
  });
  const scrub = createScrubber(context.pool, { signal });
  const sweepAll = async (): Promise<void> => {
    await sweepNow();
    await scrub();
  };
  const sweeping = repeat(sweepAll, SWEEP_INTERVAL_MS, context, signal);
  const delivering = repeat(deliverNow, CALLBACK_INTERVAL_MS, context, signal);
  const stopWork = await context.queue.work(context.renders, async ({ task, signal: claim }) => {
    if (signal.aborted) throw new Error("released: the worker stops");
    const control = new AbortController();
    running.set(task.generationId, control);
    try {
      await produceFilm(context, name, task.generationId, AbortSignal.any([claim, control.signal]));
    } finally {
      running.delete(task.generationId);
      // It may have been deleted meanwhile, and have left encoded shots behind.
      if (control.signal.aborted) await sweepNow();
    }
  });
  const stopTelling = [tellMetrics(context), serveMetrics(context)];
  context.log.info({ worker: name, renders: context.renders, threads: context.threads }, "worker ready");
  await aborted(signal);
  for (const stop of stopTelling) stop();
  for (const control of running.values()) control.abort("shutdown" satisfies StopReason);
  const stopped = Promise.all([stopWork(), sweeping, delivering, stopListening()]).then(() => true);
  // The timer does not keep the process alive: a worker with nothing left to do exits at once.
  if (!(await Promise.race([stopped, sleep(STOP_LIMITS.films, false, { ref: false })]))) {
    context.log.error({ films: [...running.keys()] }, "films did not end in time");
  }
  await rm(context.workFolder, { recursive: true, force: true });
}

/** Runs the action now, or once more after the run that is under way, however often it is called meanwhile. */
function onceAtATime(action: () => Promise<unknown>): () => Promise<void> {
  let running: Promise<void> | undefined;
  let next: Promise<void> | undefined;
  const run = async (): Promise<void> => {
    next = undefined;
    await action();
    running = next;
  };
  return () => {
    if (running === undefined) return (running = run());
    return (next ??= running.then(run));
  };
}

function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener("abort", () => resolve(), { once: true }));
}

/** Runs the action now and every `intervalMs`; a failed run is retried at the next interval. */
async function repeat(
  action: () => Promise<unknown>,
  intervalMs: number,
  context: Context,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    await action().catch((error: unknown) => {
      if (!signal.aborted) context.log.warn({ err: error }, "sweep failed");
    });
    // At once where the signal has fired during the action.
    await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
  }
}
