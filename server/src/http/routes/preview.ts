import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { findPreview } from "../../workflow/find-preview.ts";
import { requesterOf } from "../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });

/** GET /generations/:id/preview: picture, seed and reading of one of the requester's films. */
export function previewRoute(app: FastifyInstance, context: Context): void {
  app.get("/generations/:id/preview", async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request, undefined, "webhook");
    void reply.header("cache-control", "no-store");
    return findPreview(context, requester, id);
  });
}
