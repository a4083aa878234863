import type { FastifyInstance, FastifyRequest } from "fastify";
import { CurtaError } from "@curta/contract";
import { z } from "zod";
import type { Context } from "../../../context.ts";
import { hasAddress, nameOf, parseMediaKey, type MediaKey } from "../../../media/media-store.ts";
import { MEDIA_PATH } from "../../../media/media-url.ts";
import { mayOpen } from "../../../workflow/images/whole-photo-access.ts";
import { sendMedia } from "../../media/send-media.ts";

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
    if (!isOpen) throw new CurtaError("not_found");
    void reply.headers({
      // Pages of other origins may show a film if they know its unguessable address.
      "access-control-allow-origin": "*",
      "cross-origin-resource-policy": "cross-origin",
    });
    return sendMedia(context, request, reply, key, {
      etag: `"${key.replace("/", "-")}"`,
      cacheControl: "private, max-age=300, must-revalidate",
      mayRedirect: mayRedirect(request, key),
    });
  });
}

/**
 * Films are large, and read slowly by some. Not those that a script reads or a link saves: the store is another origin, which
 * would have to allow it.
 */
function mayRedirect({ method, headers }: FastifyRequest, key: MediaKey): boolean {
  return method === "GET" && nameOf(key) === "film.mp4" && headers["sec-fetch-dest"] !== "empty";
}
