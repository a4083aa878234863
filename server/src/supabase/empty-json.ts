import type { FastifyInstance } from "fastify";

/** Accepts an empty JSON body: the official client sets the content type even if it sends no body. */
export function acceptEmptyJson(routes: FastifyInstance): void {
  const parse = routes.getDefaultJsonParser("error", "error");
  routes.removeContentTypeParser("application/json");
  routes.addContentTypeParser("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else void parse(request, String(body), done);
  });
}
