import type { Registry } from "prom-client";
import type { Context } from "../../../context.ts";
import { countOutcomes, recentFilmTimes } from "../../../database/rows/films.ts";
import { bytesByKind } from "../../../database/rows/media-folders.ts";
import { measureQueue } from "../../../database/rows/queue-positions.ts";
import { runWithin } from "../../../deadline.ts";
import { renderRatio } from "../../../generation/estimate.ts";
import { createGauges, measureProcess, type AddGauge } from "../../../process-gauges.ts";

/** Prometheus gives up after 10 s by default, and would then get nothing at all. */
const FIGURES_LIMIT_MS = 4_000;

/**
 * What is measured when somebody asks: this process, and what the database tells of the installation, which is left out
 * where it does not answer. Takes up to 6 s.
 */
export async function measureGauges(context: Context, openSockets: () => number): Promise<Registry> {
  const { door } = context;
  const { registry, add } = createGauges();
  add("curta_realtime_connections", "Open realtime sockets", [{ value: openSockets() }]);
  add("curta_uploads", "Photos on their way or being decoded", [{ value: door.uploads.taken() }]);
  // A silent database is asked once: further questions would only hold its connections.
  if (await measureProcess(context, add)) await measureInstallation(context, add);
  return registry;
}

async function measureInstallation(context: Context, add: AddGauge): Promise<void> {
  const measured = await runWithin(FIGURES_LIMIT_MS, () =>
    Promise.allSettled([measureFilms(context, add), measureBytes(context, add)]),
  );
  for (const one of measured) {
    if (one.status === "rejected") context.log.warn({ err: one.reason }, "figures left out");
  }
}

async function measureFilms({ pool }: Context, add: AddGauge): Promise<void> {
  const [line, outcomes, times] = await Promise.all([
    measureQueue(pool),
    countOutcomes(pool),
    recentFilmTimes(pool),
  ]);
  add("curta_films_waiting", "Films in line", [{ value: line.waiting }]);
  add("curta_films_running", "Films being rendered", [{ value: line.running }]);
  add("curta_films_oldest_wait_seconds", "Age of the film that waits longest", [
    { value: line.oldestSeconds },
  ]);
  add("curta_films_oldest_progress_seconds", "Time for which a film being rendered has made no progress", [
    { value: line.stillSeconds },
  ]);
  add(
    "curta_films_ended",
    "Films in the database by outcome; falls when they are deleted",
    outcomes.counts.map(({ status, count }) => ({ labels: { status }, value: count })),
  );
  const ratio = renderRatio(times);
  if (ratio !== undefined && ratio > 0) {
    add("curta_encoder_ratio", "Seconds of film per second of rendering, lately", [{ value: 1 / ratio }]);
  }
}

async function measureBytes({ pool }: Context, add: AddGauge): Promise<void> {
  const kinds = await bytesByKind(pool);
  add("curta_media_bytes", "Bytes kept, by kind of folder", [
    { labels: { kind: "film" }, value: kinds.film },
    { labels: { kind: "image" }, value: kinds.image },
    { labels: { kind: "song" }, value: kinds.song },
  ]);
}
