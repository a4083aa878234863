import type { Readable } from "node:stream";
import {
  type ImageRequest,
  type ImageResult,
  MAX_PHOTO_BYTES,
  WEBHOOK_PATH,
  workflowRequestSchema,
} from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../../context.ts";
import { completeAddresses } from "../../../database/rows/addresses.ts";
import { makeImage } from "../../../workflow/images/make-image.ts";
import { requestFilm } from "../../../workflow/films/request-film.ts";
import type { Requester } from "../../../workflow/requester.ts";
import { retakeImage } from "../../../workflow/images/retake-image.ts";
import { LONG_BUDGET } from "../../hooks/budgets.ts";
import { onClose } from "../../on-close.ts";
import { requesterOf } from "../../requester.ts";
import { decodeBase64 } from "../../upload/base64.ts";
import type { Upload } from "../../upload/body-reader.ts";
import { mayBeLarge, readUpload } from "../../upload/read-upload.ts";

/** The largest photo in base64, plus space for the other fields. */
const WEBHOOK_BODY_BYTES = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 256 * 1024;

/**
 * POST /webhook/gerarShorts with both bodies of the specification. An image request is answered with an array of
 * one result, a video request at once with 202 and its row.
 */
export async function webhookRoute(app: FastifyInstance, context: Context): Promise<void> {
  const { uploads, networkOf, space } = context.door;
  app.removeContentTypeParser("application/json");
  app.addContentTypeParser("application/json", (request: FastifyRequest, body: Readable) =>
    readUpload(request, body, WEBHOOK_BODY_BYTES),
  );
  // Before the body is read, so that unauthorized and excessive requests cannot make us buffer 14 MB each.
  const onRequest = async (request: FastifyRequest, reply: FastifyReply) => {
    const { userId } = await requesterOf(context, request, undefined, "webhook");
    if (!mayBeLarge(request)) return;
    onClose(reply, uploads.take({ user: userId, network: networkOf(request.raw) }));
    await space.assertRoom(userId);
  };
  app.post<{ Body: Upload }>(WEBHOOK_PATH, { onRequest, config: LONG_BUDGET }, async (request, reply) => {
    const { json, photo } = request.body;
    const body = workflowRequestSchema.parse(json);
    const requester = await requesterOf(context, request, body.user_id, "webhook");
    if (body.generation_type === "imagem") {
      if (!mayBeLarge(request)) {
        onClose(reply, uploads.take({ user: requester.userId, network: networkOf(request.raw) }));
      }
      const gone = new AbortController();
      onClose(reply, () => gone.abort());
      const result = await answerImage(context, requester, body, photo, gone.signal);
      context.metrics.images.inc();
      return [result];
    }
    const row = await requestFilm(context, requester, body);
    context.metrics.films.inc();
    return reply.code(202).send(completeAddresses(row, requester.origin));
  });
}

/** `photo` was decoded while it arrived; a small one, or none, is still in the body. */
async function answerImage(
  context: Context,
  requester: Requester,
  body: ImageRequest,
  photo: Uint8Array | undefined,
  signal: AbortSignal,
): Promise<ImageResult> {
  if (body.key_image !== undefined) return retakeImage(context, requester, body, signal);
  const bytes = photo ?? decodeBase64(body.imagem_base64);
  const sent = { kind: "sent", bytes, name: body.imagem_nome } as const;
  return makeImage(context, requester, sent, body, signal);
}
