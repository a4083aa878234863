import { setTimeout as sleep } from "node:timers/promises";
import { PgBoss, type Db } from "pg-boss";
import { cutShort } from "../cut-short.ts";
import { keepSockets, TIME_LIMITS } from "../database/connections.ts";
import type { Queryable } from "../database/queryable.ts";
import { FIRST_PAUSE_SECONDS, LAST_PAUSE_SECONDS } from "../generation/retry-policy.ts";
import type { Log } from "../log.ts";
import { STOP_LIMITS } from "../stop-limits.ts";
import { PRODUCE_FILM, produceFilmSchema, type ProduceFilm } from "./tasks.ts";

/** A worker without a heartbeat for this long counts as dead; found within `superviseSeconds`, so under 30 s. */
const HEARTBEAT_SECONDS = 15;
/** Longest time for one attempt at a film. */
const ATTEMPT_SECONDS = 30 * 60;

/**
 * How often the queue asks the database, in seconds. Films that are sent now are announced by a notification and
 * do not wait for it.
 */
export interface PollingIntervals {
  /** For workers that no longer send heartbeats. */
  readonly superviseSeconds: number;
  /** For films whose pause is over. */
  readonly pollSeconds: number;
}
const POLLING: PollingIntervals = { superviseSeconds: 5, pollSeconds: 2 };

/** A task that a worker may work on. `signal` fires when the worker has lost it. */
interface Claim {
  readonly task: ProduceFilm;
  readonly signal: AbortSignal;
}

/** The queue of films, in the same PostgreSQL as their rows. */
export interface Queue {
  /** Adds a film, in the transaction of `client`: either both its row and its task exist, or neither. */
  send(client: Queryable, task: ProduceFilm, priority: number): Promise<void>;
  /** Removes a waiting film, or ends the claim of the worker that renders it. */
  cancel(client: Queryable, generationId: string): Promise<void>;
  /** Removes every trace of films that are deleted. */
  forget(client: Queryable, generationIds: readonly string[]): Promise<void>;
  /** Makes the films of a dead worker available to other workers at once. */
  requeue(generationIds: readonly string[]): Promise<void>;
  /** Those of the films that have a waiting or running task. */
  activeJobIds(generationIds: readonly string[]): Promise<Set<string>>;
  /** Takes films from the queue, `concurrency` at a time. If the handler throws, the film is retried after a pause. */
  work(concurrency: number, handler: (claim: Claim) => Promise<void>): Promise<StopWork>;
  /** Closes the connections to the database. */
  stop(): Promise<void>;
}

/** Stops taking films and waits until the handlers have ended. */
type StopWork = () => Promise<void>;

export interface QueueOptions {
  readonly databaseUrl: string;
  readonly log: Log;
  /** Connections of the queue's own pool. */
  readonly connections?: number;
  readonly polling?: PollingIntervals | undefined;
  /** Ends the waiting for a database that is slow to answer. */
  readonly stopping?: AbortSignal;
}

/** Connects and brings the queue's tables up to date. @throws the reason of `stopping` */
export async function createQueue(options: QueueOptions): Promise<Queue> {
  const { log, polling = POLLING } = options;
  const sockets = keepSockets();
  // What pg-boss does not know itself it gives to pg.
  const forPg = { ...TIME_LIMITS, stream: sockets.stream };
  const boss = new PgBoss({
    ...forPg,
    connectionString: options.databaseUrl,
    schema: "curta_queue",
    max: options.connections ?? 4,
    application_name: "curta-queue",
    useListenNotify: true,
    superviseIntervalSeconds: polling.superviseSeconds,
    monitorIntervalSeconds: polling.superviseSeconds,
    schedule: false,
  });
  let isCut = false;
  const cut = (): void => {
    isCut = true;
    sockets.cut();
  };
  boss.on("error", (error) => isCut || log.error({ err: error }, "queue"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "queue"));
  try {
    await cutShort(options.stopping, cut, () => start(boss));
  } catch (error) {
    cut();
    throw error;
  }
  return {
    send: (client, task, priority) => send(boss, client, task, priority),
    cancel: async (client, generationId) => {
      await boss.cancel(PRODUCE_FILM, generationId, { db: asDb(client) });
    },
    forget: async (client, ids) => {
      if (ids.length > 0) await boss.deleteJob(PRODUCE_FILM, [...ids], { db: asDb(client) });
    },
    requeue: async (ids) => {
      if (ids.length > 0) await boss.fail(PRODUCE_FILM, [...ids], { message: "its worker died" });
    },
    activeJobIds: (ids) => activeJobIds(boss, ids),
    work: (concurrency, handler) => work(boss, polling, concurrency, handler),
    stop: async () => {
      const stopped = boss.stop({ graceful: true, timeout: STOP_LIMITS.services - 500 });
      // A mute database would keep its connections for ever.
      await Promise.race([stopped, sleep(STOP_LIMITS.services, undefined, { ref: false })]);
      // The bundled database stops next: a connection that is still open would hear of it, and that would be an error.
      cut();
    },
  };
}

async function start(boss: PgBoss): Promise<void> {
  await boss.start();
  await boss.createQueue(PRODUCE_FILM, {
    notify: true,
    heartbeatSeconds: HEARTBEAT_SECONDS,
    expireInSeconds: ATTEMPT_SECONDS,
    retryLimit: 1_000,
    retryBackoff: true,
    retryDelay: FIRST_PAUSE_SECONDS,
    retryDelayMax: LAST_PAUSE_SECONDS,
    deleteAfterSeconds: 3_600,
  });
}

/** Lets pg-boss run its statements in our transaction. */
function asDb(client: Queryable): Db {
  return { executeSql: (text, values) => client.query(text, values) };
}

async function send(boss: PgBoss, client: Queryable, task: ProduceFilm, priority: number): Promise<void> {
  const db = asDb(client);
  // A finished task keeps its id for a while; a film that is sent again replaces it.
  await boss.deleteJob(PRODUCE_FILM, task.generationId, { db });
  await boss.send(PRODUCE_FILM, task, { id: task.generationId, priority, db });
}

async function activeJobIds(boss: PgBoss, ids: readonly string[]): Promise<Set<string>> {
  const active = new Set<string>();
  for (const id of ids) {
    const [job] = await boss.findJobs(PRODUCE_FILM, { id });
    if (job && ["created", "retry", "active"].includes(job.state)) active.add(id);
  }
  return active;
}

async function work(
  boss: PgBoss,
  { pollSeconds }: PollingIntervals,
  concurrency: number,
  handler: (claim: Claim) => Promise<void>,
): Promise<StopWork> {
  const id = await boss.work<ProduceFilm>(
    PRODUCE_FILM,
    {
      localConcurrency: concurrency,
      pollingIntervalSeconds: pollSeconds,
      notifyPollingIntervalSeconds: pollSeconds,
    },
    async ([job]) => {
      if (job) await handler({ task: produceFilmSchema.parse(job.data), signal: job.signal });
    },
  );
  return () => boss.offWork(PRODUCE_FILM, { id, wait: true });
}
