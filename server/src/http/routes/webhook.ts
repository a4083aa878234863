import { MAX_PHOTO_BYTES, WEBHOOK_PATH, workflowRequestSchema } from "@curta/contract";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../../context.ts";
import { makeImage } from "../../workflow/make-image.ts";
import { requestFilm } from "../../workflow/request-film.ts";
import { askerOf } from "../asker.ts";

/** The largest photo in base64, and room for everything beside it. */
const WEBHOOK_BODY_BYTES = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 256 * 1024;

/**
 * POST /webhook/gerarShorts, both bodies of the specification. An image request is answered with an array of
 * one result, a video request at once with 202 and its row.
 */
export function webhookRoute(app: FastifyInstance, context: Context): void {
  app.post(WEBHOOK_PATH, { bodyLimit: WEBHOOK_BODY_BYTES }, async (request, reply) => {
    const body = workflowRequestSchema.parse(request.body);
    const asker = await askerOf(context, request, body.user_id);
    if (body.generation_type === "imagem") {
      return [await makeImage(context, asker, body, goneSignal(reply))];
    }
    void reply.code(202);
    return requestFilm(context, asker, body);
  });
}

/** Fires when the caller hangs up before the answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const control = new AbortController();
  reply.raw.once("close", () => control.abort());
  return control.signal;
}
