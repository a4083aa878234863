/** Minimal servers that Curta is compared with. Runs as a separate process. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { WebSocketServer } from "ws";

interface StaticFile {
  readonly path: string;
  readonly body: Buffer;
}
export type PlainRequest =
  | { readonly kind: "files"; readonly files: readonly StaticFile[] }
  | { readonly kind: "broadcast"; readonly text: string };

const files = new Map<string, Buffer>();
const server = createServer((request, response) => {
  const body = files.get(request.url ?? "");
  response.writeHead(body ? 200 : 404, { "content-type": "application/octet-stream" }).end(body);
});
const sockets = new WebSocketServer({ server, perMessageDeflate: false });

process.on("message", (message: PlainRequest) => {
  if (message.kind === "files")
    for (const { path, body } of message.files) files.set(path, Buffer.from(body));
  else for (const socket of sockets.clients) socket.send(message.text);
});
process.on("disconnect", () => process.exit(0));
server.listen(0, "127.0.0.1", 4_096, () => process.send?.((server.address() as AddressInfo).port));
