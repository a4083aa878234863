import type { WebSocket } from "ws";
import type { Client, Clients } from "./clients.ts";
import { createTokenBucket, type RealtimeLimits } from "./limits.ts";
import { SocketSession, type SocketSessionOptions } from "./socket-session.ts";

/** Policy violation (RFC 6455, section 7.4.1). */
const POLICY_VIOLATION = 1008;

export interface SocketOptions extends Omit<SocketSessionOptions, "send" | "channelsPerSocket"> {
  readonly limits: RealtimeLimits;
}

/** Handles a new socket: starts its session and enforces its limits. */
export function handleSocket(socket: WebSocket, clients: Clients, options: SocketOptions): void {
  const { limits, ...conversation } = options;
  const session = new SocketSession({
    ...conversation,
    channelsPerSocket: limits.channelsPerSocket,
    send(frame) {
      // A client that reads too slowly is disconnected; it reconnects and reads its rows again.
      if (socket.bufferedAmount > limits.unsentBytes) socket.terminate();
      else socket.send(frame);
    },
  });
  const client: Client = { socket, session, heardAt: Date.now() };
  const mayReceive = createTokenBucket(limits.messagesPerSecond, limits.messageBurst, Date.now);
  clients.add(client);

  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clients.remove(client);
    session.close();
  });
  socket.on("message", (data: Buffer, binary) => {
    client.heardAt = Date.now();
    if (!mayReceive()) return socket.close(POLICY_VIOLATION, "too many messages");
    // Binary frames carry broadcasts, which we do not support.
    if (!binary && !session.receive(data.toString("utf8"))) socket.close(POLICY_VIOLATION, "not a message");
  });
}
