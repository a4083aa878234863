import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { findImagePreview, findPreview } from "../../../workflow/images/find-preview.ts";
import { requesterOf } from "../../requester.ts";

const paramsSchema = z.object({ id: z.uuid() });
const querySchema = z.object({ image_url: z.string().min(1).max(2_000) });

/** GET /generations/:id/preview and /images/preview: picture, seed and reading of a film or key image of the requester. */
export function previewRoute(app: FastifyInstance, context: Context): void {
  app.get("/generations/:id/preview", async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request, undefined, "webhook");
    void reply.header("cache-control", "no-store");
    return findPreview(context, requester, id);
  });
  app.get("/images/preview", async (request, reply) => {
    const { image_url: imageUrl } = querySchema.parse(request.query);
    const requester = await requesterOf(context, request);
    void reply.header("cache-control", "no-store");
    return findImagePreview(context, requester, imageUrl);
  });
}
