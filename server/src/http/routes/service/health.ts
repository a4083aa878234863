import type { FastifyInstance, FastifyReply } from "fastify";
import type { Context } from "../../../context.ts";
import { databaseAnswers } from "../../../database/answers.ts";

/**
 * GET /health and /ready: 200 only if the server can do its job (database answers, media can be written), with the
 * state of each part. GET /live: 200 while the process answers.
 */
export function healthRoutes(app: FastifyInstance, context: Context): void {
  app.get("/live", async (_request, reply) => {
    void reply.header("cache-control", "no-store");
    return { ok: true };
  });
  for (const path of ["/health", "/ready"]) {
    app.get(path, (_request, reply) => answer(context, reply));
  }
}

async function answer(context: Context, reply: FastifyReply): Promise<FastifyReply> {
  const [database, media] = await Promise.all([
    databaseAnswers(context.pool),
    context.media.writable().catch(() => false),
  ]);
  const ok = database && media && !context.stopping.aborted;
  return reply
    .code(ok ? 200 : 503)
    .header("cache-control", "no-store")
    .send({ ok, database, media, stopping: context.stopping.aborted });
}
