import type { FastifyReply } from "fastify";

/** Runs the action when the answer was sent or the client has disconnected; at once where that is so already. */
export function onClose({ raw }: FastifyReply, action: () => void): void {
  if (raw.closed) action();
  else raw.once("close", action);
}
