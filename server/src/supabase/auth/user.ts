import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SupabaseDeps } from "../deps.ts";
import { formatUser } from "./format.ts";
import { sessionClaims } from "./session-claims.ts";

/** As supabase/auth has it where the current password is required: `updateUser({ password, current_password })`. */
export const userChangeSchema = z.object({
  password: z.string().max(1_000),
  current_password: z.string().max(1_000).optional(),
});

/** GET /user: the signed-in user. PUT /user: changes the password, which ends the user's other sessions. */
export function userRoutes(routes: FastifyInstance, deps: SupabaseDeps): void {
  routes.get("/user", async (request) =>
    formatUser(await deps.identity.userOf(await sessionClaims(request, deps))),
  );

  routes.put("/user", async (request) => {
    const claims = await sessionClaims(request, deps);
    const { password, current_password: currentPassword } = userChangeSchema.parse(request.body);
    const address = deps.networkOf(request.raw);
    return formatUser(await deps.identity.changePassword(claims, { password, currentPassword, address }));
  });
}
