import { statfs } from "node:fs/promises";
import { Gauge, Registry } from "prom-client";
import type { Context } from "../../../context.ts";
import { countOutcomes, recentFilmTimes } from "../../../database/rows/films.ts";
import { bytesByKind } from "../../../database/rows/media-folders.ts";
import { measureQueue } from "../../../database/rows/queue-positions.ts";
import { renderRatio } from "../../../generation/estimate.ts";

/** What is measured when somebody asks: this process's connections, disk and sockets, and the installation's films. */
export async function measureGauges(context: Context, openSockets: () => number): Promise<Registry> {
  const registry = new Registry();
  const gauge = (name: string, help: string, values: readonly Value[]): void => {
    const labelNames = Object.keys(values[0]?.labels ?? {});
    const made = new Gauge({ name, help, labelNames, registers: [registry] });
    for (const { value, labels = {} } of values) made.set(labels, value);
  };
  await Promise.all([measureFilms(context, gauge), measureSpace(context, gauge)]);
  const { pool, door } = context;
  gauge("curta_realtime_connections", "Open realtime sockets", [{ value: openSockets() }]);
  gauge("curta_uploads", "Photos on their way or being decoded", [{ value: door.uploads.taken() }]);
  gauge("curta_database_connections", "Connections of the pool for requests, and who waits for one", [
    { labels: { state: "busy" }, value: pool.totalCount - pool.idleCount },
    { labels: { state: "idle" }, value: pool.idleCount },
    { labels: { state: "awaited" }, value: pool.waitingCount },
  ]);
  return registry;
}

interface Value {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

type SetGauge = (name: string, help: string, values: readonly Value[]) => void;

async function measureFilms({ pool }: Context, gauge: SetGauge): Promise<void> {
  const [line, outcomes, times] = await Promise.all([
    measureQueue(pool),
    countOutcomes(pool),
    recentFilmTimes(pool),
  ]);
  gauge("curta_films_waiting", "Films in line", [{ value: line.waiting }]);
  gauge("curta_films_running", "Films being rendered", [{ value: line.running }]);
  gauge("curta_films_oldest_wait_seconds", "Age of the film that waits longest", [
    { value: line.oldestSeconds },
  ]);
  gauge(
    "curta_films_ended",
    "Films in the database by outcome; falls when they are deleted",
    outcomes.counts.map(({ status, count }) => ({ labels: { status }, value: count })),
  );
  const ratio = renderRatio(times);
  if (ratio !== undefined && ratio > 0) {
    gauge("curta_encoder_ratio", "Seconds of film per second of rendering, lately", [{ value: 1 / ratio }]);
  }
}

async function measureSpace({ pool, config }: Context, gauge: SetGauge): Promise<void> {
  const [kinds, disk] = await Promise.all([
    bytesByKind(pool),
    statfs(config.dataFolder).catch(() => undefined),
  ]);
  gauge("curta_media_bytes", "Bytes kept, by kind of folder", [
    { labels: { kind: "film" }, value: kinds.film },
    { labels: { kind: "image" }, value: kinds.image },
    { labels: { kind: "song" }, value: kinds.song },
  ]);
  if (disk) {
    gauge("curta_disk_free_bytes", "Free space where the data folder lies", [
      { value: disk.bavail * disk.bsize },
    ]);
  }
}
