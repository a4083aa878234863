import type { PhotoPage } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { listPhotos, type KeptPhoto } from "../../../database/rows/kept-data.ts";
import { mediaKey } from "../../../media/media-store.ts";
import { mediaUrl } from "../../../media/media-url.ts";
import { openSentPhoto } from "../../../workflow/images/open-sent-photo.ts";
import { removePhoto } from "../../../workflow/remove/remove-made.ts";
import { requesterOf } from "../../requester.ts";
import { tellRemoval } from "../films/films.ts";

const PAGE_SIZE = 24;
const querySchema = z.object({ before: z.iso.datetime({ offset: true }).optional() });
const paramsSchema = z.object({ id: z.uuid() });

/**
 * GET /photos lists the requester's photos; GET /photos/:id/file gives one as it was sent; DELETE /photos/:id deletes one with
 * all that was made of it.
 */
export function photoRoutes(app: FastifyInstance, context: Context): void {
  app.get("/photos", async (request, reply): Promise<PhotoPage> => {
    const { userId, origin } = await requesterOf(context, request);
    const { before } = querySchema.parse(request.query);
    const photos = await listPhotos(context.pool, userId, { before, limit: PAGE_SIZE + 1 });
    void reply.header("cache-control", "no-store");
    const shown = photos.slice(0, PAGE_SIZE);
    return {
      photos: shown.map((photo) => describe(photo, origin)),
      next: photos.length > PAGE_SIZE ? (shown.at(-1)?.created_at ?? null) : null,
    };
  });
  app.get("/photos/:id/file", async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request);
    void reply.headers({ "cache-control": "no-store", "content-type": "application/octet-stream" });
    return reply.send(await openSentPhoto(context, requester, id));
  });
  app.delete("/photos/:id", async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const { userId } = await requesterOf(context, request);
    return tellRemoval(await removePhoto(context, userId, id));
  });
}

function describe({ folder, ...photo }: KeptPhoto, origin: string): PhotoPage["photos"][number] {
  return { ...photo, image_url: mediaUrl(origin, mediaKey(folder, "keyimage.jpg")) };
}
