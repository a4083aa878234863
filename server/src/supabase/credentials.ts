import { ANONYMOUS_USER_ID, CurtaError } from "@curta/contract";
import type { FastifyRequest } from "fastify";
import { isApiKey } from "../identity/index.ts";
import type { Claims } from "../database/pool.ts";
import type { SupabaseDeps } from "./deps.ts";

/** Claims of a token; `exp` is its expiry in seconds since 1970, if it has one. */
export type TokenClaims = Claims & { readonly exp?: number };

/**
 * Resolves the bearer token of a client: an access token, one of our two API keys, or a machine's key for rows.
 * @throws AccessTokenError; CurtaError session_ended, user_banned
 */
export function createClaimsReader({ identity, login }: Pick<SupabaseDeps, "identity" | "login">) {
  const visitor: TokenClaims = {
    role: "anon",
    ...(login === "optional" ? { anonymous_user: ANONYMOUS_USER_ID } : {}),
  };
  return async (token: string): Promise<TokenClaims> => {
    if (token === identity.anonKey) return visitor;
    if (await identity.isServiceKey(token)) return { role: "service_role" };
    if (isApiKey(token)) return claimsOfKey(await identity.verifyApiKey(token, "rest"));
    return (await identity.verifyAccessToken(token)).claims;
  };
}

/** A channel that was joined with a key asks again after an hour: by then the key may be revoked. */
const KEY_SECONDS = 3_600;

function claimsOfKey(userId: string): TokenClaims {
  return { role: "authenticated", sub: userId, exp: Math.floor(Date.now() / 1_000) + KEY_SECONDS };
}

/** The API key of a request; undefined if it has none. @throws CurtaError unauthorized for a wrong one */
export async function apiKeyOf(
  request: FastifyRequest,
  { identity }: SupabaseDeps,
): Promise<string | undefined> {
  const key =
    request.headers["apikey"] ?? new URL(request.url, "http://localhost").searchParams.get("apikey");
  if (key === null || key === "") return undefined;
  if (typeof key === "string" && (key === identity.anonKey || (await identity.isServiceKey(key)))) return key;
  throw new CurtaError("unauthorized", { detail: "unknown API key" });
}

/** The query parameters of a request, including repeated names. */
export function parametersOf(request: FastifyRequest): URLSearchParams {
  const start = request.url.indexOf("?");
  return new URLSearchParams(start < 0 ? "" : request.url.slice(start));
}
