import type { FastifyInstance } from "fastify";
import { DatabaseError } from "pg";
import { asCurtaError } from "../../errors.ts";
import { AccessTokenError } from "../../identity/index.ts";

/** An error in the format of PostgREST. */
export class RestError extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: string | null;
  readonly hint: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    more: { details?: string | undefined; hint?: string | undefined; cause?: unknown } = {},
  ) {
    super(message, { cause: more.cause });
    this.status = status;
    this.code = code;
    this.details = more.details ?? null;
    this.hint = more.hint ?? null;
  }
}

/** Translates errors of these routes into the format of PostgREST. */
export function translateRestErrors(routes: FastifyInstance): void {
  routes.setErrorHandler((error: unknown, request, reply) => {
    const { status, code, message, details, hint } = asRestError(error);
    if (status >= 500) request.log.error({ err: error, code }, "request failed");
    else request.log.info({ code }, "request refused");
    if (status === 503) void reply.header("retry-after", "2");
    if (status === 401) void reply.header("www-authenticate", "Bearer");
    return reply.code(status).type("application/json; charset=utf-8").send({ code, details, hint, message });
  });
}

function asRestError(error: unknown): RestError {
  if (error instanceof RestError) return error;
  if (error instanceof AccessTokenError && error.reason === "expired") {
    return new RestError(401, "PGRST303", "JWT expired");
  }
  const known = asCurtaError(error);
  if (known.code === "unavailable") return outage(error);
  if (error instanceof DatabaseError) return ofDatabase(error);
  if (["unauthorized", "session_ended", "user_banned"].includes(known.code)) {
    return new RestError(401, "PGRST301", "No suitable key or wrong key type", { details: known.detail });
  }
  // Keys are ours and not Supabase's: whoever runs the program is told in words of ours.
  if (known.code === "key_invalid") return new RestError(401, "PGRST301", known.message);
  if (known.code === "not_json") return new RestError(400, "PGRST102", "Empty or invalid json");
  if (known.code === "not_found")
    return new RestError(404, "PGRST125", "Invalid path specified in request URL");
  // PostgREST's code for a wait for a connection that took too long.
  if (known.code === "out_of_time") return new RestError(503, "PGRST003", known.message, { cause: error });
  if (known.status < 500) return new RestError(known.status, "PGRST100", known.message);
  return new RestError(500, "PGRSTX00", known.message, { cause: error });
}

function outage(cause: unknown): RestError {
  return new RestError(503, "PGRST001", "Could not connect with the database. Retrying the connection.", {
    cause,
  });
}

/** PostgREST's mapping of SQLSTATE to HTTP status, for the errors that our statements can cause. */
function ofDatabase(error: DatabaseError): RestError {
  const code = error.code ?? "";
  return new RestError(statusOf(code), code, error.message, {
    details: error.detail,
    hint: error.hint,
    cause: error,
  });
}

function statusOf(code: string): number {
  if (code === "42501") return 403;
  if (code === "23503" || code === "23505") return 409;
  if (code === "57014") return 500;
  if (code === "25006") return 405;
  return ["53", "XX", "58", "55"].includes(code.slice(0, 2)) ? 503 : 400;
}
