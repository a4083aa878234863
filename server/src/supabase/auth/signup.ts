import type { FastifyInstance } from "fastify";
import type { SupabaseDeps } from "../deps.ts";
import { addDeviceToken } from "./device-cookie.ts";
import { formatSession } from "./format.ts";
import { credentialsSchema } from "./token.ts";

/** POST /signup: creates an account if the operator allows it. */
export function signupRoute(routes: FastifyInstance, { identity, networkOf }: SupabaseDeps): void {
  routes.post("/signup", async (request, reply) => {
    const { email, password } = credentialsSchema.parse(request.body);
    const session = await identity.signUp({ email, password, address: networkOf(request.raw) });
    addDeviceToken(request, reply, session.device);
    return formatSession(session);
  });
}
