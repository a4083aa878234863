import type { FastifyRequest } from "fastify";

/** What a client prefers, of what we can do. */
export interface Preferences {
  /** Whether the rows written come back. */
  readonly representation: boolean;
  readonly count: boolean;
  readonly conflict: "fail" | "merge" | "ignore";
  /** One object instead of an array; anything but exactly one row is an error then. */
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
