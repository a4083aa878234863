import type { FastifyInstance } from "fastify";
import type { SupabaseDeps } from "../deps.ts";
import { formatSession } from "./format.ts";
import { credentialsSchema } from "./token.ts";

/** POST /signup: creates an account if the operator allows it. */
export function signupRoute(routes: FastifyInstance, { identity }: SupabaseDeps): void {
  routes.post("/signup", async (request) => {
    const { email, password } = credentialsSchema.parse(request.body);
    return formatSession(await identity.signUp({ email, password, address: request.ip }));
  });
}
