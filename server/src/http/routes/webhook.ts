import { CurtaError, MAX_PHOTO_BYTES, WEBHOOK_PATH, workflowRequestSchema } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { makeImage } from "../../workflow/make-image.ts";
import { requestFilm } from "../../workflow/request-film.ts";
import { askerOf } from "../asker.ts";

/** Key images that one user may have in the making. */
const IMAGES_PER_USER = 3;
/** The largest photo in base64, and room for everything beside it. */
const WEBHOOK_BODY_BYTES = Math.ceil(MAX_PHOTO_BYTES / 3) * 4 + 256 * 1024;

/**
 * POST /webhook/gerarShorts, both bodies of the specification. An image request is answered with an array of
 * one result, a video request at once with 202 and its row.
 */
export function webhookRoute(app: FastifyInstance, context: Context): void {
  const images = createGate(IMAGES_PER_USER);
  // Known before the body is read: strangers do not make us hold 14 MB.
  const onRequest = async (request: FastifyRequest) => void (await askerOf(context, request));
  app.post(WEBHOOK_PATH, { bodyLimit: WEBHOOK_BODY_BYTES, onRequest }, async (request, reply) => {
    const body = workflowRequestSchema.parse(request.body);
    const asker = await askerOf(context, request, body.user_id);
    if (body.generation_type === "imagem") {
      const gone = goneSignal(reply);
      const result = await images(asker.userId, () => makeImage(context, asker, body, gone));
      context.metrics.images.add();
      return [result];
    }
    const row = await requestFilm(context, asker, body);
    context.metrics.films.add();
    return reply.code(202).send(row);
  });
}

/** Lets each user have a few pieces of work at a time, so that nobody takes all the places. */
function createGate(perUser: number): <T>(userId: string, work: () => Promise<T>) => Promise<T> {
  const inside = new Map<string, number>();
  return async (userId, work) => {
    const count = inside.get(userId) ?? 0;
    if (count >= perUser) throw new CurtaError("too_many_requests");
    inside.set(userId, count + 1);
    try {
      return await work();
    } finally {
      const left = (inside.get(userId) ?? 1) - 1;
      if (left === 0) inside.delete(userId);
      else inside.set(userId, left);
    }
  };
}

/** Fires when the caller hangs up before the answer. */
function goneSignal(reply: FastifyReply): AbortSignal {
  const control = new AbortController();
  reply.raw.once("close", () => control.abort());
  return control.signal;
}
