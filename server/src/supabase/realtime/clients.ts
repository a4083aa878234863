import type { WebSocket } from "ws";
import type { SocketSession } from "./socket-session.ts";

export interface Client {
  readonly socket: WebSocket;
  readonly session: SocketSession;
  /** Time of its last message, in milliseconds since 1970. */
  heardAt: number;
}

/** The open sockets of this process. */
export class Clients {
  readonly #all = new Set<Client>();

  get size(): number {
    return this.#all.size;
  }

  add(client: Client): void {
    this.#all.add(client);
  }

  remove(client: Client): void {
    this.#all.delete(client);
  }

  /** Closes all sockets with a close code of RFC 6455. */
  close(code: number): void {
    for (const { socket } of this.#all) socket.close(code);
  }

  terminate(): void {
    for (const { socket } of this.#all) socket.terminate();
  }

  /** Terminates sockets without a message since then, in milliseconds since 1970. */
  endSilent(sinceMs: number): void {
    for (const { socket, heardAt } of this.#all) if (heardAt < sinceMs) socket.terminate();
  }

  /** Ends channels whose token has expired. */
  endExpired(nowSeconds: number): void {
    for (const { session } of this.#all) session.expire(nowSeconds);
  }

  /** Ends the channels of a sign-in session that has ended. */
  endSession(sessionId: string): void {
    for (const { session } of this.#all) session.endSession(sessionId);
  }
}
