import type { ErrorCode } from "@curta/contract";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { asCurtaError } from "../../errors.ts";
import { RateLimitError } from "../../identity/index.ts";
import { ANSWERS } from "../../texts/answers.ts";

const API_VERSION = "2024-01-01";
const VERSION_HEADER = "x-supabase-api-version";

/** Our error codes in the terms of supabase/auth, with the statuses that its clients expect. */
const CODES: Partial<Record<ErrorCode, readonly [status: number, code: string]>> = {
  invalid_credentials: [400, "invalid_credentials"],
  weak_password: [422, "weak_password"],
  current_password_required: [400, "current_password_required"],
  current_password_invalid: [400, "current_password_invalid"],
  invalid_email: [400, "validation_failed"],
  invalid_request: [400, "validation_failed"],
  unclean_text: [400, "validation_failed"],
  not_json: [400, "bad_json"],
  body_too_large: [413, "request_too_large"],
  upload_silent: [408, "request_timeout"],
  user_exists: [422, "user_already_exists"],
  signup_disabled: [422, "signup_disabled"],
  refresh_token_unknown: [400, "refresh_token_not_found"],
  refresh_token_reused: [400, "refresh_token_already_used"],
  session_expired: [400, "session_expired"],
  // The account was deleted while its request was under way.
  user_unknown: [403, "user_not_found"],
  session_ended: [403, "session_not_found"],
  user_banned: [403, "user_banned"],
  unauthorized: [403, "bad_jwt"],
  key_refused: [403, "bad_jwt"],
  too_many_requests: [429, "over_request_rate_limit"],
  unavailable: [503, "service_unavailable"],
  out_of_time: [503, "request_timeout"],
  not_found: [404, "not_found"],
};

/** The request has no token: the only error that is 401 here and not 403. */
export class MissingTokenError extends Error {
  override name = "MissingTokenError";
}

/** Translates errors of these routes into the format of supabase/auth, in the API version that the client requests. */
export function translateAuthErrors(routes: FastifyInstance): void {
  routes.setErrorHandler((error: unknown, request, reply) => {
    const [status, code, message] = describe(error);
    if (status >= 500) request.log.error({ err: error, code }, "request failed");
    else request.log.info({ code }, "request refused");
    if (error instanceof RateLimitError) void reply.header("retry-after", String(error.retryAfterSeconds));
    if (status === 503) void reply.header("retry-after", "5");
    void reply.code(status).header("cache-control", "no-store");
    if (!speaksNewVersion(request)) return reply.send({ code: status, error_code: code, msg: message });
    return reply.header(VERSION_HEADER, API_VERSION).send({ code, message });
  });
}

function describe(error: unknown): readonly [status: number, code: string, message: string] {
  if (error instanceof MissingTokenError) return [401, "no_authorization", ANSWERS.signIn];
  const known = asCurtaError(error);
  const [status, code] = CODES[known.code] ?? [known.status, "unexpected_failure"];
  return [status, code, known.message];
}

/** Versions are ISO dates, so comparing the texts compares the versions. */
function speaksNewVersion(request: FastifyRequest): boolean {
  const asked = request.headers[VERSION_HEADER];
  return typeof asked === "string" && /^\d{4}-\d{2}-\d{2}$/.test(asked) && asked >= API_VERSION;
}
