import { ANONYMOUS_USER_ID, CurtaError } from "@curta/contract";
import type { FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import type { Requester } from "../workflow/requester.ts";

/**
 * The requester: the user of the token, or `test-user` without a token if login is optional.
 * @throws CurtaError unauthorized; forbidden if the body names another user
 */
export async function requesterOf(
  context: Context,
  request: FastifyRequest,
  named?: string,
): Promise<Requester> {
  const userId = await userOf(context, request);
  if (named !== undefined && named !== userId) throw new CurtaError("forbidden");
  return { userId, origin: context.door.originOf(request.raw), requestId: request.id };
}

async function userOf(context: Context, request: FastifyRequest): Promise<string> {
  const token = bearerOf(request);
  // Without a session, the official client sends the public key as bearer token.
  if (token !== undefined && token !== context.identity.anonKey) {
    const { userId } = await context.identity.verifyAccessToken(token);
    return userId;
  }
  if (context.config.login === "optional") return ANONYMOUS_USER_ID;
  throw new CurtaError("unauthorized");
}

function bearerOf(request: FastifyRequest): string | undefined {
  const header = request.headers.authorization;
  const token = header === undefined ? undefined : /^Bearer (\S+)$/i.exec(header)?.[1];
  return token;
}
