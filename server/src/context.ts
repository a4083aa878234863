import { randomBytes } from "node:crypto";
import { join } from "node:path";
import type { Pool } from "pg";
import { pino } from "pino";
import { measureMachine } from "@curta/studio/machine";
import type { openSong } from "@curta/studio/open-song";
import { createDoor, DOOR_LIMITS, type Door } from "./door/door.ts";
import { createSpace } from "./door/space.ts";
import type { Config } from "./config.ts";
import { cutShort } from "./cut-short.ts";
import { bytesOfUser } from "./database/rows/media-folders.ts";
import { retryDuringOutage } from "./database/outage.ts";
import { createPool, cutPool, endPool } from "./database/connections.ts";
import { rendersFor, threadsFor } from "./generation/renders.ts";
import { createIdentity, type Identity } from "./identity/index.ts";
import { createQueue, type PollingIntervals, type Queue } from "./queue/queue.ts";
import type { Log } from "./log.ts";
import { createDiskStore } from "./media/disk.ts";
import type { MediaStore } from "./media/media-store.ts";
import { createS3Store } from "./media/s3.ts";
import { createMetrics, type Metrics } from "./metrics.ts";
import { createKeyImagePool } from "./studio/key-image-pool.ts";
import { createSongLine } from "./studio/song-line.ts";
import { createWorkerMetrics, type WorkerMetrics } from "./worker/worker-metrics.ts";
import { depthModelIn } from "./studio/depth-model.ts";
import type { Studio } from "./studio/studio.ts";
import { openTracer, type Tracer } from "./tracing/tracer.ts";

/** Folder of the built page. */
export const PAGE_FOLDER = join(import.meta.dirname, "../../web/dist");

/** All services of the program. Constructed once, here, and passed to everything that needs them. */
export interface Context extends AsyncDisposable {
  readonly config: Config;
  readonly log: Log;
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly queue: Queue;
  /** What is scarce in this process. */
  readonly door: Door;
  readonly identity: Identity;
  readonly media: MediaStore;
  readonly studio: Studio;
  /** Listens to songs, one at a time. */
  readonly openSong: typeof openSong;
  readonly metrics: Metrics;
  readonly tracer: Tracer;
  /** What the worker beside this process has counted. */
  readonly workerMetrics: WorkerMetrics;
  /** Films that this process renders at a time, and threads that each of them gets. */
  readonly renders: number;
  readonly threads: number;
  /** Folder for unfinished files of this process only. */
  readonly workFolder: string;
  /** Folder of rendered segments that later films may use again. */
  readonly segmentFolder: string;
  /** Folder of the built page. */
  readonly pageFolder: string;
  /** Program and arguments that start a worker process beside this one. */
  readonly workerProgram: readonly string[];
  /** Fires when the process is about to end. */
  readonly stopping: AbortSignal;
}

/** Parts that tests replace. */
export type ContextParts = Partial<
  Pick<Context, "log" | "media" | "studio" | "pageFolder" | "workerProgram"> & {
    readonly polling: PollingIntervals;
    /** How long the start waits for a database that cannot be reached. */
    readonly databaseWaitMs: number;
  }
>;

export interface ContextOptions {
  readonly config: Config;
  readonly databaseUrl: string;
  readonly stopping: AbortSignal;
  readonly parts?: ContextParts;
}

/** Constructs all services; the database tables must exist. The caller disposes of it. @throws the reason of `stopping` */
export async function createContext(options: ContextOptions): Promise<Context> {
  const opened: (() => PromiseLike<void>)[] = [];
  // All at once: none needs another to end, and each may have to wait for what is frozen.
  const close = async (): Promise<void> => {
    await Promise.all(opened.map((end) => end()));
  };
  try {
    const services = await createServices(options, (end) => opened.push(end));
    return { ...services, [Symbol.asyncDispose]: close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function createServices(
  options: ContextOptions,
  onClose: (end: () => PromiseLike<void>) => void,
): Promise<Omit<Context, keyof AsyncDisposable>> {
  const { config, databaseUrl, stopping, parts = {} } = options;
  const log = parts.log ?? createLog(config);
  const tracer = await openTracer(config);
  onClose(() => tracer.stop());
  const pool = createPool(databaseUrl);
  onClose(() => endPool(pool));
  const queue = await retryDuringOutage(
    () => createQueue({ databaseUrl, log, polling: parts.polling, stopping }),
    stopping,
  );
  onClose(() => queue.stop());
  const { publicUrl, signup, trustedProxies } = config;
  const space = createSpace((userId) => bytesOfUser(pool, userId), config.bytesPerUser);
  const door = createDoor({ trustedProxies, publicUrl, space });
  const machine = measureMachine();
  const renders = config.renders ?? rendersFor(machine);
  const keyImages = createKeyImagePool({ size: 1, waiting: DOOR_LIMITS.uploads - 1 });
  onClose(() => keyImages[Symbol.asyncDispose]());
  const makeIdentity = (): Promise<Identity> => {
    const { sessions: longestDays } = config.keepDays;
    return createIdentity({ pool, publicUrl, signup, longestDays, runHash: door.runHash });
  };
  const identity = await cutShort(stopping, () => cutPool(pool), makeIdentity);
  const depthModel = depthModelIn(config.dataFolder);
  return {
    config,
    log,
    databaseUrl,
    pool,
    queue,
    door,
    identity,
    media: parts.media ?? (await createMedia(config)),
    studio: parts.studio ?? {
      makeKeyImage: (photo, wishes) => keyImages.makeKeyImage(photo, { ...wishes, depthModel }),
      warmUp: () => keyImages.warmUp(),
      makeFilm: (wishes) => loadAndMakeFilm({ ...wishes, depthModel }),
    },
    openSong: createSongLine(DOOR_LIMITS.songs),
    metrics: createMetrics(config.role === "worker" ? "worker" : "web"),
    tracer,
    workerMetrics: createWorkerMetrics(),
    renders,
    threads: threadsFor(machine, renders),
    workFolder: join(config.dataFolder, "work", randomBytes(6).toString("hex")),
    segmentFolder: join(config.dataFolder, "segments"),
    pageFolder: parts.pageFolder ?? PAGE_FOLDER,
    workerProgram: parts.workerProgram ?? [join(import.meta.dirname, "cli/launch.mjs"), "serve"],
    stopping,
  };
}

/** The store of pictures and films that the settings name. */
export function createMedia(config: Config): Promise<MediaStore> {
  return config.s3
    ? Promise.resolve(createS3Store(config.s3))
    : createDiskStore(join(config.dataFolder, "media"));
}

/** Loaded on first use: the film maker is large, and a web process never needs it. */
const loadAndMakeFilm: Studio["makeFilm"] = async (wishes) => {
  const { makeFilm } = await import("@curta/studio");
  return makeFilm(wishes);
};

/** Structured logs go to standard error, so that messages for people on standard output stay readable. */
export function createLog(config: Pick<Config, "logLevel">): Log {
  return pino({ level: config.logLevel }, pino.destination(2));
}
