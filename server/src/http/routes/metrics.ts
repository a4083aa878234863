import { timingSafeEqual } from "node:crypto";
import { CurtaError } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { measureQueue } from "../../database/queue-positions.ts";
import { countOutcomes, recentFilmTimes } from "../../database/films.ts";
import { renderRatio } from "../../generation/estimate.ts";
import type { Gauge } from "../../metrics.ts";

/** GET /metrics: metrics of this process and of the installation, for Prometheus. */
export function metricsRoute(app: FastifyInstance, context: Context, openSockets: () => number): void {
  app.get("/metrics", async (request, reply) => {
    authorize(context.config.metricsToken, request.headers.authorization);
    const text = context.metrics.text(await gauges(context, openSockets));
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(text);
  });
}

function authorize(token: string | undefined, header: string | undefined): void {
  if (token === undefined) return;
  const [expected, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(header ?? "")];
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new CurtaError("unauthorized");
}

async function gauges(context: Context, openSockets: () => number): Promise<Gauge[]> {
  const { pool } = context;
  const [line, outcomes, times] = await Promise.all([
    measureQueue(pool),
    countOutcomes(pool),
    recentFilmTimes(pool),
  ]);
  const ratio = renderRatio(times);
  return [
    gauge("curta_films_waiting", "Films in line", line.waiting),
    gauge("curta_films_running", "Films being rendered", line.running),
    gauge("curta_films_oldest_wait_seconds", "Age of the film that waits longest", line.oldestSeconds),
    ...outcomes.counts.map(({ status, count }) =>
      gauge("curta_films_ended", "Films in the database by outcome", count, { status }),
    ),
    gauge("curta_render_seconds", "Seconds that the completed films took", outcomes.renderSeconds),
    gauge("curta_film_seconds", "Seconds that the completed films play", outcomes.filmSeconds),
    ...(ratio === undefined || ratio === 0
      ? []
      : [gauge("curta_encoder_ratio", "Seconds of film per second of rendering, lately", 1 / ratio)]),
    gauge("curta_realtime_connections", "Open realtime sockets", openSockets()),
    gauge("curta_process_resident_bytes", "Memory of this process", process.memoryUsage.rss()),
  ];
}

function gauge(name: string, help: string, value: number, labels?: Gauge["labels"]): Gauge {
  return { name, help, value, ...(labels ? { labels } : {}) };
}
