import type { FastifyRequest } from "fastify";
import type { AccessClaims } from "../../identity/index.ts";
import type { SupabaseDeps } from "../deps.ts";
import { readBearer } from "../../door/bearer.ts";
import { MissingTokenError } from "./errors.ts";

/** Claims of the access token of a request. @throws MissingTokenError, AccessTokenError */
export async function sessionClaims(
  request: FastifyRequest,
  { identity }: SupabaseDeps,
): Promise<AccessClaims> {
  const token = readBearer(request.headers.authorization);
  if (token === undefined || token === identity.anonKey) throw new MissingTokenError();
  return identity.readAccessToken(token);
}
