import { CurtaError } from "@curta/contract";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import type { SupabaseDeps } from "../deps.ts";
import { addDeviceToken, readDeviceTokens } from "./device-cookie.ts";
import { formatSession } from "./format.ts";

export const credentialsSchema = z.object({
  email: z.string().min(1).max(320),
  password: z.string().min(1).max(1_000),
});
const refreshSchema = z.object({ refresh_token: z.string().min(1).max(500) });
const querySchema = z.object({ grant_type: z.string() });

/** POST /token: signs in with a password, or continues a session with a refresh token. */
export function tokenRoute(routes: FastifyInstance, { identity, networkOf }: SupabaseDeps): void {
  routes.post("/token", async (request, reply) => {
    const { grant_type: grant } = querySchema.parse(request.query);
    if (grant === "password") {
      const { email, password } = credentialsSchema.parse(request.body);
      const address = networkOf(request.raw);
      const devices = readDeviceTokens(request);
      const session = await identity.signIn({ email, password, address, devices });
      addDeviceToken(request, reply, session.device);
      return formatSession(session);
    }
    if (grant === "refresh_token") {
      const { refresh_token: token } = refreshSchema.parse(request.body);
      return formatSession(await identity.refresh(token, networkOf(request.raw)));
    }
    throw new CurtaError("invalid_request", { detail: "unsupported grant_type" });
  });
}
