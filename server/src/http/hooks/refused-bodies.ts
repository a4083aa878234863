import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";

/** How long a body is still taken, and thrown away, after its request has been answered. */
export interface Leftover {
  /** As long as something of it arrives within this time ... */
  readonly silenceMs: number;
  /** ... and no longer than this ... */
  readonly mostMs: number;
  /** ... and no more than this. */
  readonly mostBytes: number;
}

/** The times of nginx's `lingering_close`; the largest body that any route takes is a song of 30 MB. */
const LEFTOVER: Leftover = { silenceMs: 5_000, mostMs: 30_000, mostBytes: 32_000_000 };

/**
 * Closes connections whose request was answered before its body had arrived, such as one that is refused at the door. Not
 * at once: whoever still sends would be reset, and might never read the answer. A body that ends in time keeps its
 * connection.
 */
export function closeAfterAnswer(app: FastifyInstance, leftover: Partial<Leftover> = {}): void {
  app.addHook("onResponse", async ({ raw }) => {
    if (!raw.complete) takeRest(raw, { ...LEFTOVER, ...leftover });
  });
}

function takeRest(request: IncomingMessage, { silenceMs, mostMs, mostBytes }: Leftover): void {
  const { socket } = request;
  const [begun, read] = [performance.now(), socket.bytesRead];
  let heard = read;
  // What arrives, Node throws away: nobody reads this body. It is only looked at now and then.
  const look = setInterval(() => {
    const isSilent = socket.bytesRead === heard;
    heard = socket.bytesRead;
    if (request.complete || socket.destroyed) clearInterval(look);
    else if (isSilent || performance.now() - begun > mostMs || heard - read > mostBytes) socket.destroy();
  }, silenceMs).unref();
}
