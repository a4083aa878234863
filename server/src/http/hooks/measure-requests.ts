import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Metrics } from "../../metrics.ts";

/** Counts and logs every answer, and returns the request id in a header. Bodies and query strings are not logged. */
export function measureRequests(app: FastifyInstance, metrics: Metrics): void {
  app.addHook("onRequest", async (request, reply) => {
    void reply.header("x-request-id", request.id);
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "none";
    const seconds = reply.elapsedTime / 1000;
    metrics.requests.inc({
      route,
      method: request.method,
      status: `${Math.floor(reply.statusCode / 100)}xx`,
    });
    metrics.requestSeconds.observe({ route }, seconds);
    const outcome = signInOutcome(request, reply);
    if (outcome !== undefined) metrics.signIns.inc({ outcome });
    request.log.info(
      { method: request.method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      "answered",
    );
  });
}

const signInQuery = z.object({ grant_type: z.literal("password") });

/** Outcome of a sign-in with a password; undefined for every other request. */
function signInOutcome({ routeOptions, query }: FastifyRequest, { statusCode }: FastifyReply) {
  if (routeOptions.url !== "/auth/v1/token" || !signInQuery.safeParse(query).success) return undefined;
  if (statusCode < 300) return "accepted";
  if (statusCode === 429) return "limited";
  return statusCode < 500 ? "refused" : "failed";
}
