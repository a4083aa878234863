import type { FastifyRequest } from "fastify";
import type { AccessClaims } from "../../identity/index.ts";
import type { SupabaseDeps } from "../deps.ts";
import { bearerOf } from "../credentials.ts";
import { NoAuthorization } from "./errors.ts";

/** Claims of the access token that a request brings. @throws NoAuthorization, AccessTokenError */
export async function sessionClaims(
  request: FastifyRequest,
  { identity }: SupabaseDeps,
): Promise<AccessClaims> {
  const token = bearerOf(request);
  if (token === undefined || token === identity.anonKey) throw new NoAuthorization();
  return identity.readAccessToken(token);
}
