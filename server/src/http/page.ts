import { existsSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Context } from "../context.ts";
import { sendError } from "./errors.ts";

/**
 * The built page. Hashed files are kept for ever, everything else is asked for again each time; files lie
 * compressed beside themselves (brotli, gzip). Addresses of the page's own router get index.html.
 */
export async function servePage(app: FastifyInstance, context: Context): Promise<void> {
  const root = context.pageFolder;
  const built = existsSync(join(root, "index.html"));
  if (built) {
    await app.register(fastifyStatic, {
      root,
      preCompressed: true,
      index: "index.html",
      cacheControl: false,
      setHeaders: (response, path) => {
        const hashed = path.startsWith(join(root, "assets"));
        response.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
      },
    });
  }
  app.setNotFoundHandler((request, reply) => {
    const navigates =
      ["GET", "HEAD"].includes(request.method) && (request.headers.accept ?? "").includes("text/html");
    const ours = /^\/(webhook|media|auth|rest|realtime|generations|assets)\//.test(request.url);
    if (!built || !navigates || ours) return sendError(request, reply, "not_found");
    return reply.header("cache-control", "no-cache").sendFile("index.html");
  });
}
