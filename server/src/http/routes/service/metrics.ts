import { CurtaError } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, Registry } from "prom-client";
import type { Context } from "../../../context.ts";
import { mayReadMetrics } from "../../../metrics-access.ts";
import { measureGauges } from "./gauges.ts";

/** GET /metrics: what `measure` gives, for Prometheus. Without a configured token there is no such address. */
export function metricsRoute(
  app: FastifyInstance,
  token: string | undefined,
  measure: () => Promise<string>,
): void {
  app.get("/metrics", async (request, reply) => {
    if (token === undefined) throw new CurtaError("not_found");
    if (!mayReadMetrics(token, request.headers.authorization)) throw new CurtaError("unauthorized");
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(await measure());
  });
}

/** What this process and its worker count, and the installation's gauges. */
export async function measureAll(context: Context, openSockets: () => number): Promise<string> {
  const own = await context.metrics.registry.getMetricsAsJSON();
  const processes = AggregatorRegistry.aggregate([own, ...context.workerMetrics.latest()]);
  const gauges = await measureGauges(context, openSockets);
  const texts = [await processes.metrics(), await gauges.metrics()];
  return texts.join("");
}
