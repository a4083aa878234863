import type { FastifyInstance } from "fastify";
import type { Metrics } from "../metrics.ts";

/** Counts every answer, logs it with its id, and tells the caller the id. Bodies and queries are not logged. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.add({
      route,
      method: request.method,
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    });
    metrics.requestSeconds.observe(seconds, { route });
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}
