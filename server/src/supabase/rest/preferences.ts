import type { FastifyRequest } from "fastify";

/** The preferences of a client that we support. */
export interface Preferences {
  /** True if the answer contains the written rows. */
  readonly representation: boolean;
  readonly count: boolean;
  readonly conflict: "fail" | "merge" | "ignore";
  /** One object instead of an array; then anything but exactly one row is an error. */
  readonly single: boolean;
}

export const SINGLE_TYPE = "application/vnd.pgrst.object+json";

export function readPreferences(request: FastifyRequest): Preferences {
  const header = request.headers["prefer"];
  const prefer = new Set(String(header ?? "").split(/\s*,\s*/));
  return {
    representation: prefer.has("return=representation"),
    count: ["exact", "planned", "estimated"].some((how) => prefer.has(`count=${how}`)),
    conflict: prefer.has("resolution=merge-duplicates")
      ? "merge"
      : prefer.has("resolution=ignore-duplicates")
        ? "ignore"
        : "fail",
    single: (request.headers.accept ?? "").includes(SINGLE_TYPE),
  };
}
