import type { FastifyInstance } from "fastify";

/** How long open requests may take to end when the process stops; a key image takes a few seconds. */
const DRAIN_LIMIT_MS = 7_000;

/**
 * When the process stops, open requests are still answered, but their connections are closed: a kept connection
 * would delay the stop. Requests that are still open after `limitMs` are aborted.
 */
export function drainOnClose(app: FastifyInstance, limitMs = DRAIN_LIMIT_MS): void {
  let stopping = false;
  app.addHook("preClose", async () => {
    stopping = true;
    const timer = setTimeout(() => app.server.closeAllConnections(), limitMs);
    app.server.once("close", () => clearTimeout(timer));
  });
  app.addHook("onSend", async (_request, reply) => {
    if (stopping) void reply.header("connection", "close");
  });
}
