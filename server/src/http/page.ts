import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { Context } from "../context.ts";
import { sendError } from "./errors.ts";

/**
 * Serves the built page. Browsers cache files with a hash in their name for ever and revalidate all others. Every
 * file also exists compressed (brotli, gzip). Addresses of the page's own router get index.html.
 */
export async function servePage(app: FastifyInstance, context: Pick<Context, "pageFolder">): Promise<void> {
  const root = context.pageFolder;
  const built = existsSync(join(root, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: "index.html",
      cacheControl: false,
      dotfiles: "ignore",
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(root, "assets"));
        response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  if (built) takeLostShares(app);
  app.setNotFoundHandler((request, reply) => {
    if (!built || !isPageAddress(request)) return sendError(request, reply, "not_found");
    return reply.header("cache-control", "no-cache").sendFile("index.html");
  });
}

/**
 * POST /compartilhar: a photo shared to the installed app, from a browser that has lost the page's service worker. The photo is
 * not read; the page asks for it again.
 */
function takeLostShares(app: FastifyInstance): void {
  app.post("/compartilhar", {
    onRequest: async (_request, reply) => reply.header("cache-control", "no-store").sendFile("index.html"),
    handler: () => undefined,
  });
}

/** Paths of our services; an unknown address below them is not a page. */
const SERVICES =
  /^\/(webhook|media|auth|rest|realtime|generations|drafts|images|photos|account|assets|docs|callbacks|songs|keys|me|v|celular|film-page|metrics|health|ready|live)(\/|$)/;

/** Missing files and requests that accept JSON only must get 404. */
function isPageAddress({ method, url, headers }: FastifyRequest): boolean {
  const accept = headers.accept ?? "*/*";
  const wantsData = /json/i.test(accept) && !/text\/html/i.test(accept);
  return (method === "GET" || method === "HEAD") && !wantsData && isPagePath(url.split("?", 1)[0] ?? "");
}

/** True for paths that the page's router may handle, whether a browser or `curl` asks. */
export function isPagePath(path: string): boolean {
  return !/\.[^/]+$/.test(path) && !SERVICES.test(path);
}
