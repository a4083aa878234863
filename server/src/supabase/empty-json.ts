import type { FastifyInstance } from "fastify";

/** The official client says "JSON" also where it sends nothing at all. */
export function acceptEmptyJson(routes: FastifyInstance): void {
  const parse = routes.getDefaultJsonParser("error", "error");
  routes.removeContentTypeParser("application/json");
  routes.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, String(body), done);
  });
}
