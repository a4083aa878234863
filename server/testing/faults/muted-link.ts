/** A TCP proxy that can fall silent, as a link does whose packets are swallowed, or be slow. */
import { once } from "node:events";
import { connect, createServer, type Socket } from "node:net";

export interface MutedLink extends AsyncDisposable {
  /** The same address as the target's, through the proxy. */
  readonly url: string;
  /** From now on no byte passes in either direction; what is sent is held back. New connections hear nothing. */
  mute(): void;
  /** All goes on, as after a network that came back. */
  unmute(): void;
  /** From now on every piece of bytes takes so long, in each direction and connection one after the other; 0: no time. */
  delay(ms: number): void;
}

export async function startMutedLink(target: string): Promise<MutedLink> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  let isMute = false;
  let delayMs = 0;
  const keep = (socket: Socket): Socket => {
    sockets.add(socket);
    socket.on("error", () => socket.destroy());
    socket.once("close", () => sockets.delete(socket));
    if (isMute) socket.pause();
    return socket;
  };
  const pass = (chunk: Buffer, from: Socket, to: Socket): void => {
    if (delayMs === 0) {
      to.write(chunk);
      return;
    }
    // The next piece waits for this one.
    from.pause();
    setTimeout(() => {
      to.write(chunk);
      if (!isMute) from.resume();
    }, delayMs);
  };
  const server = createServer((near) => {
    const far = keep(connect(Number(port), hostname));
    keep(near);
    for (const [from, to] of [
      [near, far],
      [far, near],
    ] as const) {
      from.on("data", (chunk: Buffer) => pass(chunk, from, to));
      from.on("end", () => isMute || to.end());
      from.once("close", () => isMute || to.destroy());
      if (isMute) from.pause();
    }
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const own = new URL(target);
  own.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: own.href,
    mute() {
      isMute = true;
      for (const socket of sockets) socket.pause();
    },
    unmute() {
      isMute = false;
      for (const socket of sockets) socket.resume();
    },
    delay(ms) {
      delayMs = ms;
    },
    async [Symbol.asyncDispose]() {
      isMute = false;
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, "close");
    },
  };
}
