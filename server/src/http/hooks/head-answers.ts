import { Readable } from "node:stream";
import type { FastifyInstance } from "fastify";

/** A file that is asked for by HEAD is closed again; otherwise all of it would be read to be thrown away. */
export function leaveBodiesOfHeads(app: FastifyInstance): void {
  app.addHook("onSend", async ({ method }, _reply, payload) => {
    if (method !== "HEAD" || !(payload instanceof Readable)) return payload;
    payload.on("error", () => undefined).destroy();
    return Readable.from([]);
  });
}
