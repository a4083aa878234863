import type { FastifyReply, FastifyRequest } from "fastify";

const NAME = "curta_device";
const PATH = "/auth/v1/token";
const YEAR_SECONDS = 31_536_000;
/** People share computers: each account has a token of its own. */
const MOST_TOKENS = 5;

/** Tokens of the accounts that this browser has signed in to, the newest first. */
export function readDeviceTokens(request: FastifyRequest): string[] {
  const cookies = (request.headers.cookie ?? "").split(/; */);
  const value = cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1) ?? "";
  return value
    .split("~")
    .filter((token) => token !== "")
    .slice(0, MOST_TOKENS);
}

/**
 * Gives the browser a token, beside those that it has. This cookie identifies nobody to any route,
 * and is sent to no other path and from no other site.
 */
export function addDeviceToken(request: FastifyRequest, reply: FastifyReply, token: string): void {
  const others = readDeviceTokens(request).filter((known) => known !== token);
  const value = [token, ...others].slice(0, MOST_TOKENS).join("~");
  const secure = request.protocol === "https" ? "; Secure" : "";
  void reply.header(
    "set-cookie",
    `${NAME}=${value}; Path=${PATH}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Strict${secure}`,
  );
}
