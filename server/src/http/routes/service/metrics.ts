import { CurtaError } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { AggregatorRegistry, Registry } from "prom-client";
import type { Context } from "../../../context.ts";
import { mayReadMetrics } from "../../../metrics-access.ts";
import { measureGauges } from "./gauges.ts";

/**
 * GET /metrics: what this process and its worker count, and the installation's gauges, for Prometheus. Without a
 * configured token there is no such address.
 */
export function metricsRoute(app: FastifyInstance, context: Context, openSockets: () => number): void {
  const { metricsToken } = context.config;
  app.get("/metrics", async (request, reply) => {
    if (metricsToken === undefined) throw new CurtaError("not_found");
    if (!mayReadMetrics(metricsToken, request.headers.authorization)) throw new CurtaError("unauthorized");
    const own = await context.metrics.registry.getMetricsAsJSON();
    const processes = AggregatorRegistry.aggregate([own, ...context.workerMetrics.latest()]);
    const gauges = await measureGauges(context, openSockets);
    const texts = [await processes.metrics(), await gauges.metrics()];
    return reply.type(Registry.PROMETHEUS_CONTENT_TYPE).send(texts.join(""));
  });
}
