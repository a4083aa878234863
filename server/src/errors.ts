import { CurtaError, type ErrorCode } from "@curta/contract";
import { isMemoryShort } from "@curta/studio/short-memory";
import type { FastifyError } from "fastify";
import { DatabaseError } from "pg";
import { ZodError } from "zod";
import { isDatabaseOutage } from "./database/outage.ts";

/** Converts anything thrown to an error with a code of the catalogue. */
export function asCurtaError(error: unknown): CurtaError {
  if (error instanceof CurtaError) return error;
  if (error instanceof ZodError) {
    return new CurtaError("invalid_request", { detail: describe(error), cause: error });
  }
  if (isFastifyError(error))
    return new CurtaError(codeOfFastify(error), { detail: error.code, cause: error });
  if (error instanceof DatabaseError && error.code === FOREIGN_KEY) {
    return new CurtaError(codeOfDeleted(error), { cause: error });
  }
  if (isDatabaseOutage(error)) return new CurtaError("unavailable", { cause: error });
  return new CurtaError(isMemoryShort(error) ? "memory_short" : "internal", { cause: error });
}

/** SQLSTATE of a row that refers to one that is not there. Ours were there when they were looked up. */
const FOREIGN_KEY = "23503";

/** What was deleted while a request that belongs to it was under way. */
function codeOfDeleted({ constraint = "" }: DatabaseError): ErrorCode {
  return constraint.endsWith("_account_id_fkey") ? "unauthorized" : "not_found";
}

/** Only paths and reasons, because the values may contain pictures. */
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
