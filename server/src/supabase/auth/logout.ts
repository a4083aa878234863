import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SupabaseDeps } from "../deps.ts";
import { sessionClaims } from "./session-claims.ts";

const querySchema = z.object({ scope: z.enum(["global", "local", "others"]).default("global") });

/** POST /logout: ends this session, the user's others, or all. */
export function logoutRoute(routes: FastifyInstance, deps: SupabaseDeps): void {
  routes.post("/logout", async (request, reply) => {
    const claims = await sessionClaims(request, deps);
    await deps.identity.signOut(claims, querySchema.parse(request.query).scope);
    return reply.code(204).send();
  });
}
