import { ANONYMOUS_USER_ID, CurtaError } from "@curta/contract";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { readBearer } from "../door/bearer.ts";
import { isApiKey, type KeyScope } from "../identity/index.ts";
import { traceparentOf } from "./hooks/trace-requests.ts";
import type { Requester } from "../workflow/requester.ts";

/**
 * The requester: the user of the token, or `test-user` without a token if login is optional. Only calls that name a scope
 * may come from a machine, with a key that was made for it.
 * @throws CurtaError unauthorized, key_invalid, key_scope, key_refused; forbidden if the body names another user
 */
export async function requesterOf(
  context: Context,
  request: FastifyRequest,
  named?: string,
  scope?: KeyScope,
): Promise<Requester> {
  const userId = await userOf(context, request, scope);
  if (named !== undefined && named !== userId) throw new CurtaError("forbidden");
  return {
    userId,
    network: context.door.networkOf(request.raw),
    origin: context.door.originOf(request.raw),
    requestId: request.id,
    traceparent: traceparentOf(request),
  };
}

async function userOf(context: Context, request: FastifyRequest, scope?: KeyScope): Promise<string> {
  const token = readBearer(request.headers.authorization);
  if (token !== undefined && scope !== undefined && isApiKey(token)) {
    return context.identity.verifyApiKey(token, scope);
  }
  // Without a session, the official client sends the public key as bearer token.
  if (token !== undefined && token !== context.identity.anonKey) {
    const { userId } = await context.identity.verifyAccessToken(token);
    return userId;
  }
  if (context.config.login === "optional") return ANONYMOUS_USER_ID;
  throw new CurtaError("unauthorized");
}
