import { errorMessage, ERRORS, type ErrorCode } from "@curta/contract";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { asCurtaError } from "../errors.ts";
import { RateLimitError } from "../identity/index.ts";

/** Retry-After of errors that are temporary, in seconds. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  too_many_requests: 60,
  too_many_images: 10,
  too_many_films: 30,
  queue_full: 120,
  unavailable: 5,
  out_of_time: 5,
  memory_short: 60,
};

/** Translates every thrown error into the answer: status and `{ code, message }`. */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const known = asCurtaError(error);
    if (isLeft(error, request)) request.log.info("whoever asked has left");
    else if (known.status >= 500) request.log.error({ err: error, code: known.code }, "request failed");
    else request.log.info({ code: known.code, detail: known.detail }, "request refused");
    if (known instanceof RateLimitError) void reply.header("retry-after", String(known.retryAfterSeconds));
    return sendError(request, reply, known.code, known.message);
  });
}

/** Whether work was given up because nobody waits for its answer any more: a page that was closed or reloaded. */
function isLeft(error: unknown, { raw }: FastifyRequest): boolean {
  return error instanceof Error && error.name === "AbortError" && raw.socket.destroyed;
}

/** `message` says more than the sentence of the code, such as how long to wait. */
export function sendError(
  request: FastifyRequest,
  reply: FastifyReply,
  code: ErrorCode,
  message: string = errorMessage(code),
): FastifyReply {
  const [status] = ERRORS[code];
  const wait = RETRY_AFTER_SECONDS[code];
  if (wait !== undefined && !reply.hasHeader("retry-after")) void reply.header("retry-after", String(wait));
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .header("x-request-id", request.id)
    .type("application/json; charset=utf-8")
    .send({ code, message, request_id: request.id });
}
