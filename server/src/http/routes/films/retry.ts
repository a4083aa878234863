import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { completeAddresses } from "../../../database/rows/addresses.ts";
import { retryFilm } from "../../../workflow/films/retry-film.ts";
import { requesterOf } from "../../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });

/** POST /generations/:id/retry: answers with the row of the new film, which has a new id. */
export function retryRoute(app: FastifyInstance, context: Context): void {
  app.post("/generations/:id/retry", async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request, undefined, "webhook");
    void reply.code(202);
    return completeAddresses(await retryFilm(context, requester, id), requester.origin);
  });
}
