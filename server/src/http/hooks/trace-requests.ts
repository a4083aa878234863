import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Span, Tracer } from "../../tracing/tracer.ts";

/** Asked so often, or so quick, that they would only hide the rest. */
const UNTRACED = /^\/(live|ready|health|metrics|config\.json|media\/.*)$|^\*$/;

const SPANS = new WeakMap<FastifyRequest, Span>();

/**
 * Begins a span with each request, as part of the trace that its `traceparent` header names. Addresses stand in it as patterns,
 * without ids or queries.
 */
export function traceRequests(app: FastifyInstance, tracer: Tracer): void {
  app.addHook("onRequest", async (request) => {
    const route = request.routeOptions.url;
    if (route === undefined || UNTRACED.test(route)) return;
    const header = request.headers["traceparent"];
    const span = tracer.start(`${request.method} ${route}`, {
      kind: "server",
      parent: typeof header === "string" ? header : undefined,
      attributes: {
        "http.request.method": request.method,
        "http.route": route,
        "curta.request": request.id,
      },
    });
    SPANS.set(request, span);
  });
  app.addHook("onResponse", async (request, reply) => {
    const span = SPANS.get(request);
    span?.set({ "http.response.status_code": reply.statusCode });
    span?.end(reply.statusCode >= 500 ? { error: new Error("server error") } : {});
  });
}

/** What work that comes of this request names as its parent. */
export function traceparentOf(request: FastifyRequest): string | undefined {
  return SPANS.get(request)?.traceparent;
}
