import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

export interface Received {
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface Receiver extends AsyncDisposable {
  readonly url: string;
  readonly received: readonly Received[];
}

/** How the n-th request (from 1) is answered: with a status, perhaps a redirect, or never. */
type Answering = (nth: number) => number | { readonly location: string } | "never";

/** An HTTP server of somebody else's that keeps what it is sent. */
export async function startReceiver(answering: Answering = () => 204): Promise<Receiver> {
  const received: Received[] = [];
  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = await text(request).catch(() => "cut off");
    received.push({ path: request.url ?? "", headers: request.headers, body });
    const given = answering(received.length);
    if (typeof given === "number") response.writeHead(given).end();
    else if (given !== "never") response.writeHead(302, given).end();
  }
  const server = createServer((request, response) => void answer(request, response)).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    received,
    [Symbol.asyncDispose]: async () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
