import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { completeAddresses } from "../../../database/rows/addresses.ts";
import { cancelFilm } from "../../../workflow/films/cancel-film.ts";
import { requesterOf } from "../../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });

/** POST /generations/:id/cancel: answers with the row afterwards. */
export function cancelRoute(app: FastifyInstance, context: Context): void {
  app.post("/generations/:id/cancel", async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const { userId, origin } = await requesterOf(context, request, undefined, "webhook");
    return completeAddresses(await cancelFilm(context, userId, id), origin);
  });
}
