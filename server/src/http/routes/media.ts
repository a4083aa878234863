import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { CurtaError } from "@curta/contract";
import { z } from "zod";
import type { Context } from "../../context.ts";
import { hasAddress, mediaType, nameOf, parseMediaKey, type MediaKey } from "../../media/media-store.ts";
import { MEDIA_PATH } from "../../media/media-url.ts";
import { mayOpen } from "../../workflow/images/whole-photo-access.ts";
import { parseRange } from "../range.ts";

/** A repeated or odd secret is none. */
const querySchema = z.object({ key: z.string().optional().catch(undefined) });
const paramsSchema = z.object({ "*": z.string() });

/**
 * GET and HEAD /media/<folder>/<name>: the file or a byte range. Files never change, but they are deleted: so a browser
 * keeps them for a short time, then asks whether they are still there; nobody between keeps them at all. Films come from the
 * store by redirect where the operator allows it.
 */
export function mediaRoute(app: FastifyInstance, context: Context): void {
  app.get(`${MEDIA_PATH}*`, async (request, reply) => {
    const key = parseMediaKey(paramsSchema.parse(request.params)["*"]);
    const { key: secret } = querySchema.parse(request.query);
    const isOpen = key !== undefined && hasAddress(key) && (await mayOpen(context, key, secret));
    const size = isOpen ? await context.media.size(key) : undefined;
    if (key === undefined || size === undefined) throw new CurtaError("not_found");
    return sendMedia(context, request, reply, key, size);
  });
}

/**
 * Films are large, and read slowly by some. Not those that a script reads or a link saves: the store is another origin, which
 * would have to allow it.
 */
function mayRedirect({ method, headers }: FastifyRequest, key: MediaKey): boolean {
  return method === "GET" && nameOf(key) === "film.mp4" && headers["sec-fetch-dest"] !== "empty";
}

async function sendMedia(
  context: Context,
  request: FastifyRequest,
  reply: FastifyReply,
  key: MediaKey,
  size: number,
): Promise<FastifyReply> {
  const etag = `"${key.replace("/", "-")}"`;
  void reply.headers({
    "accept-ranges": "bytes",
    "cache-control": "private, max-age=300, must-revalidate",
    etag,
    // Pages of other origins may show a film if they know its unguessable address.
    "access-control-allow-origin": "*",
    "cross-origin-resource-policy": "cross-origin",
  });
  if (request.headers["if-none-match"]?.includes(etag)) return reply.code(304).send();
  const elsewhere = mayRedirect(request, key) ? await context.media.shortAddress(key) : undefined;
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
  return reply.send(await context.media.open(key, { from, to }));
}
