import type { FastifyInstance } from "fastify";
import { STOP_LIMITS } from "../stop-limits.ts";

/**
 * When the process stops, open requests are still answered, but their connections are closed: a kept connection
 * would delay the stop. Requests that are still open after `limitMs` are aborted.
 */
export function drainOnClose(app: FastifyInstance, limitMs: number = STOP_LIMITS.drain): void {
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
