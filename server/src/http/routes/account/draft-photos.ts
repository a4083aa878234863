import type { Readable } from "node:stream";
import { CurtaError, MAX_PHOTO_BYTES } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { keepDraftPhoto, openDraftPhoto } from "../../../workflow/drafts/draft-photo.ts";
import { LONG_BUDGET } from "../../hooks/budgets.ts";
import { onClose } from "../../on-close.ts";
import { requesterOf } from "../../requester.ts";
import { readWhole } from "../../upload/read-upload.ts";

const paramsSchema = z.object({ id: z.uuid() });
const ADDRESS = "/drafts/:id/photo";

/** PUT and GET /drafts/:id/photo: the photo of a draft without an image yet, the file itself being the body. */
export function draftPhotoRoutes(app: FastifyInstance, context: Context): void {
  const { uploads, networkOf, space } = context.door;
  app.addContentTypeParser("application/octet-stream", (_request: FastifyRequest, body: Readable) =>
    readWhole(body, MAX_PHOTO_BYTES, "photo_too_large"),
  );
  // Before the body is read, as with all uploads.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = await requesterOf(context, request);
    onClose(reply, uploads.take({ user: userId, network: networkOf(request.raw) }));
    if (Number(request.headers["content-length"]) > MAX_PHOTO_BYTES) throw new CurtaError("photo_too_large");
    await space.assertRoom(userId);
  };
  app.put(ADDRESS, { onRequest, config: LONG_BUDGET }, async (request) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request);
    if (!Buffer.isBuffer(request.body)) throw new CurtaError("invalid_request", { detail: "no photo" });
    await keepDraftPhoto(context, requester, id, request.body);
    return {};
  });
  app.get(ADDRESS, async (request, reply) => {
    const { id } = paramsSchema.parse(request.params);
    const requester = await requesterOf(context, request);
    void reply.headers({ "cache-control": "no-store", "content-type": "application/octet-stream" });
    return reply.send(await openDraftPhoto(context, requester, id));
  });
}
