import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Writable } from "node:stream";
import { pino } from "pino";
import { createDiskStore } from "../../src/media/disk.ts";
import { createS3Store } from "../../src/media/s3.ts";
import { startLockedServer } from "../people.ts";
import { startTestS3, type TestS3 } from "../servers/test-s3.ts";
import type { TestServer } from "../servers/test-server.ts";
import { studioWithSegments } from "./traceable-life.ts";
import { tracesInDatabase, tracesOnDisk } from "./traces.ts";

/** An installation all of whose places can be searched. */
export interface House extends AsyncDisposable {
  readonly server: TestServer;
  readonly logged: () => string;
  readonly mediaFolder: string;
  readonly s3: TestS3 | undefined;
  readonly clusterFolder: string;
}

/**
 * A server that requires login, with a worker, a log of everything, and a disk or an S3 for its media. `clusterFolder` holds the
 * files of the PostgreSQL at `databaseUrl`.
 */
export async function openHouse(databaseUrl: string, clusterFolder: string, useS3: boolean): Promise<House> {
  const stack = new AsyncDisposableStack();
  const s3 = useS3 ? stack.use(await startTestS3()) : undefined;
  const mediaFolder = await mkdtemp(join(tmpdir(), "curta-removal-media-"));
  stack.defer(() => rm(mediaFolder, { recursive: true, force: true }));
  let log = "";
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      log += chunk.toString();
      done();
    },
  });
  const server = stack.use(
    await startLockedServer({
      databaseUrl,
      env: { CURTA_FILMS_PER_USER: "20", CURTA_TRUSTED_PROXIES: "127.0.0.1" },
      parts: {
        log: pino({ level: "trace" }, stream),
        studio: studioWithSegments(2),
        media: s3 ? createS3Store(s3.config) : await createDiskStore(mediaFolder),
      },
    }),
  );
  server.startWorker();
  return {
    server,
    s3,
    mediaFolder,
    clusterFolder,
    logged: () => log,
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Every place that holds one of the texts. */
export async function traces(house: House, texts: readonly string[]): Promise<string[]> {
  const { context } = house.server;
  const objects = [...(house.s3?.objects ?? [])];
  return [
    ...(await tracesOnDisk(context.config.dataFolder, texts)),
    ...(await tracesOnDisk(house.mediaFolder, texts)),
    ...(await tracesOnDisk(house.clusterFolder, texts)),
    ...(await tracesInDatabase(context.pool, texts)),
    ...objects.flatMap(([key, { body }]) =>
      texts.filter((text) => body.includes(text)).map((text) => `S3 ${key}: ${text}`),
    ),
    ...texts.filter((text) => house.logged().includes(text)).map((text) => `log: ${text}`),
  ];
}
