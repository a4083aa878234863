import type { FastifyInstance } from "fastify";

const ALLOWED_HEADERS =
  "authorization, apikey, content-type, x-client-info, x-supabase-api-version, accept-profile, content-profile, prefer, x-retry-count";
const EXPOSED_HEADERS = "x-supabase-api-version, content-range, content-location, retry-after";

/** Allows pages of other origins to call these routes. That is safe because no cookie grants anything. */
export function allowOtherOrigins(routes: FastifyInstance): void {
  routes.addHook("onRequest", async (request, reply) => {
    if (request.headers.origin === undefined) return;
    void reply.header("access-control-allow-origin", "*");
    void reply.header("access-control-expose-headers", EXPOSED_HEADERS);
  });
  routes.options("/*", (_request, reply) =>
    reply
      .code(204)
      .header("access-control-allow-methods", "GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS")
      .header("access-control-allow-headers", ALLOWED_HEADERS)
      .header("access-control-max-age", "86400")
      .send(),
  );
}
