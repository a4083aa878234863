import { CurtaError, ERRORS, type ErrorCode } from "@curta/contract";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { ZodError } from "zod";
import { isDatabaseOutage } from "../database/outage.ts";
import { TooManyTries } from "../identity/index.ts";

/** How long somebody who is turned away for now should wait, in seconds. */
const RETRY_AFTER_SECONDS: Partial<Record<ErrorCode, number>> = {
  too_many_requests: 60,
  too_many_images: 10,
  too_many_films: 30,
  queue_full: 120,
  unavailable: 5,
};

/** The one place where whatever was thrown becomes an answer: status and `{ code, message }`. */
export function translateErrors(app: FastifyInstance): void {
  app.setErrorHandler((error: unknown, request, reply) => {
    const known = asCurtaError(error);
    if (known.status >= 500) request.log.error({ err: error, code: known.code }, "request failed");
    else request.log.info({ code: known.code, detail: known.detail }, "request refused");
    if (known instanceof TooManyTries) void reply.header("retry-after", String(known.retryAfterSeconds));
    return sendError(request, reply, known.code);
  });
}

export function sendError(request: FastifyRequest, reply: FastifyReply, code: ErrorCode): FastifyReply {
  const [status, message] = ERRORS[code];
  const wait = RETRY_AFTER_SECONDS[code];
  if (wait !== undefined && !reply.hasHeader("retry-after")) void reply.header("retry-after", String(wait));
  return reply
    .code(status)
    .header("cache-control", "no-store")
    .type("application/json; charset=utf-8")
    .send({ code, message, request_id: request.id });
}

/** Gives anything thrown a code of the catalogue. */
export function asCurtaError(error: unknown): CurtaError {
  if (error instanceof CurtaError) return error;
  if (error instanceof ZodError) {
    return new CurtaError("invalid_request", { detail: describe(error), cause: error });
  }
  if (isFastifyError(error))
    return new CurtaError(codeOfFastify(error), { detail: error.code, cause: error });
  if (isDatabaseOutage(error)) return new CurtaError("unavailable", { cause: error });
  return new CurtaError("internal", { cause: error });
}

/** Paths and reasons only: values may hold pictures. */
function describe(error: ZodError): string {
  return error.issues.map((issue) => `${issue.path.join(".")}: ${issue.code}`).join(", ");
}

function isFastifyError(error: unknown): error is FastifyError {
  return error instanceof Error && "code" in error && String(error.code).startsWith("FST_");
}

function codeOfFastify(error: FastifyError): ErrorCode {
  if (error.code === "FST_ERR_CTP_BODY_TOO_LARGE") return "body_too_large";
  if (error.code === "FST_ERR_CTP_INVALID_MEDIA_TYPE") return "not_json";
  if (error.code === "FST_ERR_CTP_EMPTY_JSON_BODY") return "not_json";
  if (error.code === "FST_ERR_CTP_INVALID_JSON_BODY") return "not_json";
  return (error.statusCode ?? 500) < 500 ? "invalid_request" : "internal";
}
