import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { getPriority, hostname, setPriority } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";
import type { Context } from "../context.ts";
import { filmsOfWorker } from "../database/rows/films.ts";
import { STOP_LIMITS } from "../stop-limits.ts";
import { noteWorker } from "./leftover-worker.ts";

const FIRST_PAUSE_MS = 200;
const LAST_PAUSE_MS = 10_000;
/** After a worker that ran this long, the pause before the next start is short again. */
const STABLE_AFTER_MS = 30_000;
/** A worker says that it lives every two seconds; one that misses this many checks is frozen. */
const MISSED_CHECKS = 3;
const CHECK_MS = 10_000;
/** How much nicer than this process, as of `nice`: of a core that both want, the worker still gets a quarter. */
const NICER_BY = 5;
const NICEST = 19;

/**
 * Keeps one worker process running beside this one until the signal fires. When it dies, its films return to the
 * queue at once, without waiting for missed heartbeats; one that freezes is killed. Resolves when it has stopped.
 */
export async function superviseWorker(
  context: Context,
  signal: AbortSignal,
  checkMs = CHECK_MS,
): Promise<void> {
  const stopped = new Promise((resolve) => signal.addEventListener("abort", resolve, { once: true }));
  let pauseMs = FIRST_PAUSE_MS;
  while (!signal.aborted) {
    const name = `${hostname()}-${randomBytes(4).toString("hex")}`;
    const started = Date.now();
    const child = startWorker(context, name);
    child.on("message", context.workerMetrics.hear);
    killFrozen(child, checkMs);
    const noted = note(context, child, name);
    const code = await ended(child, signal);
    await noted;
    await context.workerMetrics.workerEnded();
    if (signal.aborted) return;
    context.log.error({ worker: name, code }, "the worker died; another one starts");
    // A stop waits neither for a frozen database nor for the pause.
    await Promise.race([requeueFilms(context, name), stopped]);
    pauseMs = Date.now() - started > STABLE_AFTER_MS ? FIRST_PAUSE_MS : Math.min(pauseMs * 2, LAST_PAUSE_MS);
    await Promise.race([sleep(pauseMs, undefined, { ref: false }), stopped]);
  }
}

function startWorker(context: Context, name: string): ChildProcess {
  const child = spawn(process.execPath, [...process.execArgv, ...context.workerProgram], {
    stdio: ["ignore", "inherit", "inherit", "ipc"],
    env: {
      ...context.config.environment,
      CURTA_ROLE: "worker",
      CURTA_WORKER_NAME: name,
      DATABASE_URL: context.databaseUrl,
      // This process gives the worker's metrics.
      CURTA_METRICS_PORT: "",
    },
  });
  if (child.pid !== undefined) stepBack(child.pid, context);
  return child;
}

/**
 * Films take every core for a while: requests and the browser that asked for them, on the same machine, go first. Threads get
 * the priority of their process as it is when they begin, so it is set at once.
 */
function stepBack(pid: number, { log }: Context): void {
  try {
    setPriority(pid, Math.min(NICEST, getPriority() + NICER_BY));
  } catch (error) {
    // It has died already, or the system forbids it.
    log.debug({ err: error }, "the worker keeps the priority that it has");
  }
}

async function note({ config, log }: Context, { pid }: ChildProcess, name: string): Promise<void> {
  try {
    if (pid !== undefined) await noteWorker(config.dataFolder, { pid, name });
  } catch (error) {
    log.warn({ err: error }, "a worker that is left behind frozen would not be known again");
  }
}

/**
 * Kills a worker that falls silent. Checks are counted, not time: after this process itself was frozen, what the worker said
 * meanwhile is still to be read.
 */
function killFrozen(child: ChildProcess, checkMs: number): void {
  let missed = 0;
  const checks = setInterval(() => ++missed > MISSED_CHECKS && child.kill("SIGKILL"), checkMs);
  child.on("message", () => (missed = 0));
  child.once("exit", () => clearInterval(checks));
}

/** Resolves with exit code or signal of the process; asks it to stop when the signal fires. */
function ended(child: ChildProcess, signal: AbortSignal): Promise<number | NodeJS.Signals | null> {
  return new Promise((resolve) => {
    let timer: NodeJS.Timeout | undefined;
    const stop = (): void => {
      child.kill("SIGTERM");
      timer = setTimeout(() => child.kill("SIGKILL"), STOP_LIMITS.worker);
    };
    if (signal.aborted) stop();
    signal.addEventListener("abort", stop, { once: true });
    const done = (how: number | NodeJS.Signals | null): void => {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
      resolve(how);
    };
    child.once("exit", (code, killedBy) => done(code ?? killedBy));
    child.once("error", () => done(null));
  });
}

async function requeueFilms(context: Context, worker: string): Promise<void> {
  try {
    await context.queue.requeue(await filmsOfWorker(context.pool, worker));
  } catch (error) {
    context.log.warn({ err: error }, "films of the dead worker wait for its heartbeat to be missed");
  }
}
