import { CurtaError, renameSchema, type Generation, type RemovalAnswer } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { completeAddresses } from "../../../database/rows/addresses.ts";
import { findGeneration, nameGeneration } from "../../../database/rows/generations.ts";
import { removeFilm, removePhotoOfFilm } from "../../../workflow/remove/remove-made.ts";
import type { Removal } from "../../../workflow/remove/remove-things.ts";
import { requesterOf } from "../../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });

/**
 * DELETE /generations/:id deletes a film in whatever state it is, DELETE /generations/:id/photo also the photo it was
 * made of with all its films; PATCH /generations/:id names it.
 */
export function filmRoutes(app: FastifyInstance, context: Context): void {
  app.delete("/generations/:id", async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const { userId } = await requesterOf(context, request);
    return tellRemoval(await removeFilm(context, userId, id));
  });
  app.delete("/generations/:id/photo", async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const { userId } = await requesterOf(context, request);
    return tellRemoval(await removePhotoOfFilm(context, userId, id));
  });
  app.patch("/generations/:id", async (request): Promise<Generation> => {
    const { id } = paramsSchema.parse(request.params);
    const { userId, origin } = await requesterOf(context, request);
    const { title } = renameSchema.parse(request.body);
    const row = (await nameGeneration(context.pool, { id, userId, title }))
      ? await findGeneration(context.pool, id)
      : undefined;
    if (row === undefined) throw new CurtaError("not_found");
    return completeAddresses(row, origin);
  });
}

export function tellRemoval({ films, keyImages, complete }: Removal): RemovalAnswer {
  return { films, images: keyImages, complete };
}
