import { PgBoss, type Db } from "pg-boss";
import type { Queryable } from "../database/queryable.ts";
import { FIRST_PAUSE_SECONDS, LAST_PAUSE_SECONDS } from "../generation/retry-policy.ts";
import type { Log } from "../log.ts";
import { PRODUCE_FILM, produceFilmSchema, type ProduceFilm } from "./tasks.ts";

/** A worker that is silent this long is given up; with the look-out's interval that stays under 30 s. */
const HEARTBEAT_SECONDS = 15;
/** Longest that one attempt at a film may take. */
const ATTEMPT_SECONDS = 30 * 60;

/** How often the queue looks, in seconds. Films that are put in line are announced, and wait for no look. */
export interface Pace {
  /** For workers that are silent. */
  readonly lookout: number;
  /** For films whose pause is over. */
  readonly poll: number;
}
const PACE: Pace = { lookout: 5, poll: 2 };

/** What a worker is given of a task. `signal` fires when the claim on it is gone. */
interface Claim {
  readonly task: ProduceFilm;
  readonly signal: AbortSignal;
}

/** The queue of films, in PostgreSQL beside the rows that it is about. */
export interface Queue {
  /** Puts a film in line. Part of the transaction of `client`, so that row and task are there both or neither. */
  send(client: Queryable, task: ProduceFilm, priority: number): Promise<void>;
  /** Takes a film out of the line, or ends the claim of whoever renders it. */
  cancel(client: Queryable, generationId: string): Promise<void>;
  /** Gives the films of a dead worker back to the line at once. */
  release(generationIds: readonly string[]): Promise<void>;
  /** Of these, the films that have a task which waits or runs. */
  living(generationIds: readonly string[]): Promise<Set<string>>;
  /** Renders films, `concurrency` at a time. A handler that throws has its film tried again after a pause. */
  work(concurrency: number, handler: (claim: Claim) => Promise<void>): Promise<StopWork>;
  /** Lets go of the database. */
  stop(): Promise<void>;
}

/** Stops fetching and waits until the handlers have ended. */
type StopWork = () => Promise<void>;

export interface QueueOptions {
  readonly databaseUrl: string;
  readonly log: Log;
  /** Connections of the queue's own pool. */
  readonly connections?: number;
  readonly pace?: Pace | undefined;
}

/** Connects and brings the queue's tables up to date. */
export async function createQueue(options: QueueOptions): Promise<Queue> {
  const { log, pace = PACE } = options;
  const boss = new PgBoss({
    connectionString: options.databaseUrl,
    schema: "curta_queue",
    max: options.connections ?? 4,
    application_name: "curta-queue",
    useListenNotify: true,
    superviseIntervalSeconds: pace.lookout,
    monitorIntervalSeconds: pace.lookout,
    schedule: false,
  });
  boss.on("error", (error) => log.error({ err: error }, "queue"));
  boss.on("warning", (warning) => log.warn({ warning: warning.message }, "queue"));
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
  return {
    send: (client, task, priority) => send(boss, client, task, priority),
    cancel: async (client, generationId) => {
      await boss.cancel(PRODUCE_FILM, generationId, { db: asDb(client) });
    },
    release: async (ids) => {
      if (ids.length > 0) await boss.fail(PRODUCE_FILM, [...ids], { message: "its worker died" });
    },
    living: (ids) => living(boss, ids),
    work: (concurrency, handler) => work(boss, pace, concurrency, handler),
    stop: () => boss.stop({ graceful: true, timeout: 10_000 }),
  };
}

/** pg-boss inside a transaction of ours. */
function asDb(client: Queryable): Db {
  return { executeSql: (text, values) => client.query(text, values) };
}

async function send(boss: PgBoss, client: Queryable, task: ProduceFilm, priority: number): Promise<void> {
  const db = asDb(client);
  // A task that ended earlier keeps its id for a while; a film that is put in line again takes its place.
  await boss.deleteJob(PRODUCE_FILM, task.generationId, { db });
  await boss.send(PRODUCE_FILM, task, { id: task.generationId, priority, db });
}

async function living(boss: PgBoss, ids: readonly string[]): Promise<Set<string>> {
  const alive = new Set<string>();
  for (const id of ids) {
    const [job] = await boss.findJobs(PRODUCE_FILM, { id });
    if (job && ["created", "retry", "active"].includes(job.state)) alive.add(id);
  }
  return alive;
}

async function work(
  boss: PgBoss,
  { poll }: Pace,
  concurrency: number,
  handler: (claim: Claim) => Promise<void>,
): Promise<StopWork> {
  const id = await boss.work<ProduceFilm>(
    PRODUCE_FILM,
    { localConcurrency: concurrency, pollingIntervalSeconds: poll, notifyPollingIntervalSeconds: poll },
    async ([job]) => {
      if (job) await handler({ task: produceFilmSchema.parse(job.data), signal: job.signal });
    },
  );
  return () => boss.offWork(PRODUCE_FILM, { id, wait: true });
}
