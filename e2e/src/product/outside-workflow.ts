import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";

/** What the page sent to the workflow host. */
interface Call {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  readonly body: Record<string, unknown>;
}

export interface OutsideWorkflow {
  readonly url: string;
  readonly calls: readonly Call[];
  /** Inserts or changes a row with the service key, as a workflow's HTTP node does. */
  writeRow(method: "POST" | "PATCH", row: Record<string, unknown>): Promise<void>;
  close(): void;
}

interface Options {
  readonly projectUrl: string;
  readonly serviceKey: string;
  /** Picture that it claims to have made. */
  readonly image: string;
}

/** A small server in the role of n8n: answers the webhook and serves the image. */
export async function startOutsideWorkflow(options: Options): Promise<OutsideWorkflow> {
  const calls: Call[] = [];
  const server = createServer((request, response) => void answer(request, response, options.image, calls));
  server.listen(0, "localhost");
  await once(server, "listening");
  const url = `http://localhost:${(server.address() as AddressInfo).port}`;
  return {
    url,
    calls,
    writeRow: (method, row) => writeRow(options, method, row),
    close: () => void server.close(),
  };
}

async function answer(
  request: IncomingMessage,
  response: ServerResponse,
  image: string,
  calls: Call[],
): Promise<void> {
  response.setHeader("access-control-allow-origin", "*");
  response.setHeader("access-control-allow-headers", "content-type");
  if (request.method === "OPTIONS") return void response.writeHead(204).end();
  if (request.method === "GET") {
    return void response.setHeader("content-type", "image/jpeg").end(readFileSync(image));
  }
  const body = (await json(request)) as Record<string, unknown>;
  const { method = "", url: path = "", headers } = request;
  calls.push({ method, path, headers, body });
  const made = {
    image_url: `http://${headers.host}/image.jpg`,
    positivePrompt: "luz dourada, cerveja artesanal",
    video_description: "Um copo gelado ao entardecer",
  };
  response.setHeader("content-type", "application/json");
  response.end(
    JSON.stringify(body.generation_type === "imagem" ? [made] : { message: "Workflow was started" }),
  );
}

async function writeRow(
  { projectUrl, serviceKey }: Options,
  method: "POST" | "PATCH",
  row: Record<string, unknown>,
): Promise<void> {
  const table = `${projectUrl}/rest/v1/shorts_generation`;
  const answered = await fetch(method === "POST" ? table : `${table}?id=eq.${String(row.id)}`, {
    method,
    headers: {
      apikey: serviceKey,
      Authorization: `Bearer ${serviceKey}`,
      "Content-Type": "application/json",
      Prefer: "return=minimal",
    },
    body: JSON.stringify(row),
  });
  if (!answered.ok) throw new Error(`${method} ${table}: ${answered.status} ${await answered.text()}`);
}
