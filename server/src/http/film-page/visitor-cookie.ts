import type { FastifyReply, FastifyRequest } from "fastify";
import { READ_SECONDS } from "../../workflow/links/phone-link.ts";

const NAME = "curta_phone";

/** The secret of a browser that opened the link of this request; undefined: it has none. */
export function readVisitor(request: FastifyRequest): string | undefined {
  const cookies = (request.headers.cookie ?? "").split(/; */);
  return cookies.find((cookie) => cookie.startsWith(`${NAME}=`))?.slice(NAME.length + 1);
}

/** Lets the browser read the film of this link, and nothing else: the cookie is sent to no other address. */
export function addVisitor(request: FastifyRequest, reply: FastifyReply, visitor: string): void {
  const path = request.url.split("?", 1)[0];
  const secure = request.protocol === "https" ? "; Secure" : "";
  void reply.header(
    "set-cookie",
    `${NAME}=${visitor}; Path=${path}; Max-Age=${READ_SECONDS}; HttpOnly; SameSite=Lax${secure}`,
  );
}
