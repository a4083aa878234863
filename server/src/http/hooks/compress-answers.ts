import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

/** Shorter answers gain nothing. */
const LEAST_CHARS = 1_400;
/** Fast: it is done for each answer anew. */
const LEVEL = 4;

/**
 * Sends JSON as gzip to who takes it: what is known of a photo is 60 KB of numbers otherwise. Files and streams go as they are.
 * No cookie grants anything here, so no page elsewhere can learn a secret from an answer's length.
 */
export function compressAnswers(app: FastifyInstance): void {
  app.addHook("onSend", async (request, reply, payload) => {
    if (typeof payload !== "string" || payload.length < LEAST_CHARS) return payload;
    if (!/json/.test(String(reply.getHeader("content-type")))) return payload;
    void reply.header("vary", "accept-encoding");
    if (!/\bgzip\b(?!;\s*q=0(?:\.0*)?(?:,|$))/.test(String(request.headers["accept-encoding"])))
      return payload;
    void reply.header("content-encoding", "gzip").removeHeader("content-length");
    return promisify(gzip)(payload, { level: LEVEL });
  });
}
