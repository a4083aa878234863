import { timingSafeEqual } from "node:crypto";
import { CurtaError } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import type { Context } from "../../context.ts";
import { measureLine } from "../../database/line.ts";
import { countOutcomes } from "../../database/films.ts";
import type { Gauge } from "../../metrics.ts";
import type { Realtime } from "../../supabase/index.ts";

/** GET /metrics: this process's figures and the installation's, for Prometheus. */
export function metricsRoute(app: FastifyInstance, context: Context, realtime: Realtime): void {
  app.get("/metrics", async (request, reply) => {
    authorize(context.config.metricsToken, request.headers.authorization);
    const text = context.metrics.text(await gauges(context, realtime));
    return reply.type("text/plain; version=0.0.4; charset=utf-8").send(text);
  });
}

function authorize(token: string | undefined, header: string | undefined): void {
  if (token === undefined) return;
  const [expected, given] = [Buffer.from(`Bearer ${token}`), Buffer.from(header ?? "")];
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new CurtaError("unauthorized");
}

async function gauges(context: Context, realtime: Realtime): Promise<Gauge[]> {
  const [line, outcomes] = await Promise.all([measureLine(context.pool), countOutcomes(context.pool)]);
  return [
    { name: "curta_films_waiting", help: "Films in line", value: line.waiting },
    { name: "curta_films_running", help: "Films being rendered", value: line.running },
    {
      name: "curta_films_oldest_wait_seconds",
      help: "Age of the film that waits longest",
      value: line.oldestSeconds,
    },
    ...outcomes.counts.map(({ status, count }) => ({
      name: "curta_films_ended",
      help: "Films in the database by final state",
      value: count,
      labels: { status },
    })),
    {
      name: "curta_render_seconds_total",
      help: "Seconds spent on completed films",
      value: outcomes.renderSeconds,
    },
    {
      name: "curta_film_seconds_total",
      help: "Seconds that completed films play",
      value: outcomes.filmSeconds,
    },
    { name: "curta_realtime_connections", help: "Open realtime sockets", value: realtime.connections() },
    {
      name: "curta_process_resident_bytes",
      help: "Memory of this process",
      value: process.memoryUsage.rss(),
    },
  ];
}
