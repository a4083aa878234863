import type { FastifyInstance } from "fastify";
import { authRoutes } from "./auth/routes.ts";
import { acceptEmptyJson } from "./empty-json.ts";
import { allowOtherOrigins } from "./cors.ts";
import type { SupabaseDeps } from "./deps.ts";
import { restRoutes } from "./rest/routes.ts";

export type { SupabaseDeps } from "./deps.ts";
export { createClaimsReader } from "./credentials.ts";
export { attachRealtime, type Realtime, type RealtimeDeps } from "./realtime/attach.ts";

/** Registers the HTTP routes that Supabase's client uses: identity under /auth/v1, rows under /rest/v1. */
export async function registerSupabase(app: FastifyInstance, deps: SupabaseDeps): Promise<void> {
  await app.register(
    async (routes) => {
      acceptEmptyJson(routes);
      allowOtherOrigins(routes);
      authRoutes(routes, deps);
    },
    { prefix: "/auth/v1" },
  );
  await app.register(
    async (routes) => {
      acceptEmptyJson(routes);
      allowOtherOrigins(routes);
      restRoutes(routes, deps);
    },
    { prefix: "/rest/v1" },
  );
}
