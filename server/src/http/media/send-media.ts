import { Readable } from "node:stream";
import { CurtaError } from "@curta/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Context } from "../../context.ts";
import { mediaType, type MediaKey } from "../../media/media-store.ts";
import { parseRange } from "./range.ts";

/** How a file is answered, beside its bytes. */
export interface MediaHeaders {
  /** Names the file for caches; it tells no more than the address that the asker used. */
  readonly etag: string;
  readonly cacheControl: string;
  /** Whether the store may answer instead, where the operator allows it: by an address that ends soon. */
  readonly mayRedirect?: boolean;
}

/** Answers a file of the store or a byte range of it. @throws CurtaError not_found */
export async function sendMedia(
  { media }: Pick<Context, "media">,
  request: FastifyRequest,
  reply: FastifyReply,
  key: MediaKey,
  { etag, cacheControl, mayRedirect = false }: MediaHeaders,
): Promise<FastifyReply> {
  const size = await media.size(key);
  if (size === undefined) throw new CurtaError("not_found");
  void reply.headers({ "accept-ranges": "bytes", "cache-control": cacheControl, etag });
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  const elsewhere = mayRedirect ? await media.shortAddress(key) : undefined;
  if (elsewhere !== undefined) {
    return reply.header("cache-control", "private, max-age=60").redirect(elsewhere, 302);
  }
  void reply.type(mediaType(key));
  const asked = request.headers["if-range"] ?? etag;
  const range = asked === etag ? parseRange(request.headers.range, size) : "whole";
  if (range === "unsatisfiable") {
    return reply.code(416).header("content-range", `bytes */${size}`).send();
  }
  const [from, to] = range === "whole" ? [0, size - 1] : [range.from, range.to];
  if (range !== "whole") void reply.code(206).header("content-range", `bytes ${from}-${to}/${size}`);
  void reply.header("content-length", String(to - from + 1));
  // An empty stream keeps the content-length set above.
  if (request.method === "HEAD") return reply.send(Readable.from([]));
  return reply.send(await media.open(key, { from, to }));
}
