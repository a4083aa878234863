import type { FastifyInstance } from "fastify";

/** How long open requests may take to end when the process stops; a key image takes a few seconds. */
const DRAIN_LIMIT_MS = 20_000;

/**
 * Answers what is under way when the process stops, on connections that end with it: one that was kept would
 * hold the stop up. So would a body without an end; whoever still sends or reads after `limitMs` is cut off.
 */
export function drain(app: FastifyInstance, limitMs = DRAIN_LIMIT_MS): void {
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
