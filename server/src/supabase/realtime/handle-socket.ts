import type { WebSocket } from "ws";
import type { Client, Clients } from "./clients.ts";
import { createBucket, type RealtimeLimits } from "./limits.ts";
import { Session, type SessionOptions } from "./socket-session.ts";

/** Policy violation (RFC 6455, section 7.4.1). */
const POLICY_VIOLATION = 1008;

export interface Guest extends Omit<SessionOptions, "send" | "channelsPerSocket"> {
  readonly address: string;
  readonly limits: RealtimeLimits;
}

/** Begins the conversation with a fresh socket and keeps it within its bounds. */
export function welcome(socket: WebSocket, clients: Clients, guest: Guest): void {
  const { address, limits, ...conversation } = guest;
  const session = new Session({
    ...conversation,
    channelsPerSocket: limits.channelsPerSocket,
    send(frame) {
      // A reader that does not keep up is cut off; it comes again and reads its rows anew.
      if (socket.bufferedAmount > limits.unsentBytes) socket.terminate();
      else socket.send(frame);
    },
  });
  const client: Client = { socket, session, address, heardAt: Date.now() };
  const mayTalk = createBucket(limits.messagesPerSecond, limits.messageBurst, Date.now);
  clients.add(client);

  socket.on("error", () => socket.terminate());
  socket.on("close", () => {
    clients.remove(client);
    session.close();
  });
  socket.on("message", (data: Buffer, binary) => {
    client.heardAt = Date.now();
    if (!mayTalk()) return socket.close(POLICY_VIOLATION, "too many messages");
    // Binary frames carry broadcasts, which we do not offer.
    if (!binary && !session.receive(data.toString("utf8"))) socket.close(POLICY_VIOLATION, "not a message");
  });
}
