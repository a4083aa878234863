import { randomBytes } from "node:crypto";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { CurtaError } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import type { Config } from "./config.ts";
import { createContext, createLog, PAGE_FOLDER, type Context, type ContextParts } from "./context.ts";
import { explainConnection } from "./database/explain-connection.ts";
import { lockFolder } from "./database/embedded/folder-lock.ts";
import { isDatabaseOutage } from "./database/outage.ts";
import { readyDatabase } from "./database/ready-database.ts";
import { nameHere } from "./door/networks.ts";
import { makePrivateFolder } from "./private-files.ts";
import { forgetAddress, noteAddress } from "./running-address.ts";
import { STOP_LIMITS } from "./stop-limits.ts";
import { killFrozenWorker } from "./worker/leftover-worker.ts";
import { sayAlive } from "./worker/parent-process.ts";
import { superviseWorker } from "./worker/supervise-worker.ts";
import { runWorker } from "./worker/run-worker.ts";
import { sweepUnfinished } from "./media/disk.ts";

/** How long a server that others may stand beside still listens while /ready already says that it is about to stop. */
const NOTICE_MS = 1_500;

/** Tells whoever started the program a sentence. */
type Tell = (sentence: string) => void;

/** What the caller of `runProgram` gets once the program is ready for work. */
export interface RunningProgram {
  /** Undefined where the page alone is served. */
  readonly context: Context | undefined;
  /** Address of the web server for visitors, and the port that it listens on; undefined for a worker. */
  readonly url: string | undefined;
  readonly port: number | undefined;
}

/**
 * Runs the program in the configured role until the signal fires. Resolves when everything is
 * written and closed. `tell` gets a sentence for each thing that the start has to wait for.
 * @throws CurtaError data_in_use, port_in_use, database_*; ConfigError
 */
export async function runProgram(
  config: Config,
  signal: AbortSignal,
  onStarted: (started: RunningProgram) => Promise<void> | void,
  parts: ContextParts = {},
  tell: Tell = () => undefined,
): Promise<void> {
  try {
    if (isPageAlone(config)) await runPage(config, signal, onStarted, parts);
    else await runRole(config, signal, onStarted, parts, tell);
  } catch (error) {
    // Stopped while it was still starting: no work had begun, so this is no error.
    if (signal.aborted && (error === signal.reason || isDatabaseOutage(error))) return;
    throw config.databaseUrl === undefined ? error : explainConnection(error, config.databaseUrl);
  }
}

type PageAlone = Config & { readonly supabase: NonNullable<Config["supabase"]> };

/** Identity, rows and workflow are elsewhere, and no database is named: nothing is left but the page. */
function isPageAlone(config: Config): config is PageAlone {
  const { supabase, workflowUrl, databaseUrl, role } = config;
  return (
    supabase !== undefined && workflowUrl !== undefined && databaseUrl === undefined && role !== "worker"
  );
}

async function runPage(
  config: PageAlone,
  stopping: AbortSignal,
  onStarted: (started: RunningProgram) => Promise<void> | void,
  parts: ContextParts,
): Promise<void> {
  const { createPageApp } = await import("./app/create-page-app.ts");
  const log = parts.log ?? createLog(config);
  const pageFolder = parts.pageFolder ?? PAGE_FOLDER;
  const app = await createPageApp({ config, log, pageFolder, stopping });
  await onStarted({ context: undefined, ...(await listen(app, config)) });
  if (!stopping.aborted) await once(stopping, "abort");
  await sleep(NOTICE_MS);
  await app.close();
}

async function runRole(
  config: Config,
  signal: AbortSignal,
  onStarted: (started: RunningProgram) => Promise<void> | void,
  parts: ContextParts,
  tell: Tell,
): Promise<void> {
  await using stack = new AsyncDisposableStack();
  if (config.role === "worker") sayAlive();
  if (config.role === "all") {
    await makePrivateFolder(config.dataFolder);
    stack.defer(lockFolder(config.dataFolder));
    await clearLeftovers(config);
  }
  const databaseUrl = await readyDatabase({
    config,
    stack,
    stopping: signal,
    tell,
    waitMs: parts.databaseWaitMs,
  });
  const context = stack.use(await createContext({ config, databaseUrl, stopping: signal, parts }));
  if (config.role === "worker") {
    await onStarted({ context, url: undefined, port: undefined });
    await runWorker(context, config.workerName ?? `${hostname()}-${randomBytes(4).toString("hex")}`, signal);
    return;
  }
  // Only web processes load the HTTP code: a worker starts faster and smaller without it.
  const { createApp } = await import("./app/create-app.ts");
  const app = await createApp(context);
  stack.defer(() => app.close());
  const listening = await listen(app, config);
  if (config.role === "all") {
    await noteAddress(config.dataFolder, listening.url);
    stack.defer(() => forgetAddress(config.dataFolder));
  }
  // It also ends where the rest of the start fails.
  const failing = new AbortController();
  const ending = AbortSignal.any([signal, failing.signal]);
  const worker = config.role === "all" ? superviseWorker(context, ending) : undefined;
  stack.defer(async () => {
    failing.abort();
    await Promise.all([app.close(), worker]);
  });
  await untilStopped(onStarted({ context, ...listening }), signal);
  if (!signal.aborted) await once(signal, "abort");
  // /ready is false from now on; what sends visitors here must have time to ask. To role `all` nobody sends them: no other
  // process could take them.
  if (config.role === "web") await sleep(NOTICE_MS);
  await app.close();
  await worker;
}

/** Waits for the last step of a start, and only a moment longer once the signal has fired. */
async function untilStopped(step: Promise<void> | void, signal: AbortSignal): Promise<void> {
  const stopped = signal.aborted ? Promise.resolve() : once(signal, "abort");
  await Promise.race([step, stopped.then(() => sleep(STOP_LIMITS.lastStep, undefined, { ref: false }))]);
}

/** This process has locked the folder, so unfinished files in it, and a frozen worker, were left by a process that died. */
async function clearLeftovers(config: Config): Promise<void> {
  await killFrozenWorker(config.dataFolder);
  await rm(join(config.dataFolder, "work"), { recursive: true, force: true });
  await sweepUnfinished(join(config.dataFolder, "media"));
}

async function listen(app: FastifyInstance, config: Config): Promise<{ url: string; port: number }> {
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    const taken = error instanceof Error && "code" in error && error.code === "EADDRINUSE";
    throw taken ? new CurtaError("port_in_use", { detail: String(config.port), cause: error }) : error;
  }
  const address = app.server.address();
  const port = address !== null && typeof address === "object" ? address.port : config.port;
  return { url: config.publicUrl ?? `http://${nameHere(config.host)}:${port}`, port };
}
