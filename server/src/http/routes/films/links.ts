import { phoneLinkBodySchema, type PhoneLink, type PublicLink } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { makePhoneLink } from "../../../workflow/links/phone-link.ts";
import { findPublicLink, publishFilm, withdrawFilm } from "../../../workflow/links/public-film.ts";
import { requesterOf } from "../../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });

/**
 * POST /generations/:id/phone-link makes a link that opens the film once, on a phone. PUT, GET and DELETE
 * /generations/:id/public-link make, tell and take back its public page.
 */
export function linkRoutes(app: FastifyInstance, context: Context): void {
  const { pool, config } = context;
  app.post("/generations/:id/phone-link", async (request, reply): Promise<PhoneLink> => {
    const { id } = paramsSchema.parse(request.params);
    const { userId, origin } = await requesterOf(context, request);
    const { post_text: postText } = phoneLinkBodySchema.parse(request.body ?? {});
    void reply.header("cache-control", "no-store");
    const { host, inContainer, publicUrl } = config;
    const port = request.socket.localPort ?? config.port;
    return makePhoneLink(pool, { userId, id, postText }, { origin, host, port, inContainer, publicUrl });
  });
  const path = "/generations/:id/public-link";
  const answer = { put: publishFilm, get: findPublicLink, delete: withdrawFilm };
  for (const method of ["put", "get", "delete"] as const) {
    app[method](path, async (request, reply): Promise<PublicLink> => {
      const { id } = paramsSchema.parse(request.params);
      void reply.header("cache-control", "no-store");
      return answer[method](pool, await requesterOf(context, request), id);
    });
  }
}
