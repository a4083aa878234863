/** A test double of the part of S3 that the store uses. Checks every signature and every body's hash. */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { setTimeout as sleep } from "node:timers/promises";
import { buffer } from "node:stream/consumers";
import { AwsV4Signer } from "aws4fetch";
import type { S3Config } from "../../src/config.ts";

export interface TestS3 extends AsyncDisposable {
  readonly config: S3Config;
  readonly objects: Map<string, { body: Buffer; type: string }>;
  /** Requests whose signature was wrong. */
  refused: number;
  /** While true, every request is answered with 503. */
  ill: boolean;
  /** Bytes a second that files are given at; undefined: at once. At 0 it falls silent after the first piece. */
  pace: number | undefined;
  /** Time that every answer takes. */
  delayMs: number;
  /** While true, no request is answered. */
  mute: boolean;
  /** False in a new store, until the bucket is created. */
  bucketExists: boolean;
}

const KEYS = {
  accessKeyId: "AKIATEST",
  secretAccessKey: "a secret that only tests know",
  region: "sa-east-1",
};

export async function startTestS3(): Promise<TestS3> {
  const objects: TestS3["objects"] = new Map();
  const server = createServer((request, response) => {
    void answer(request, response, s3);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  const s3: TestS3 = {
    config: { endpoint: `http://127.0.0.1:${port}`, bucket: "curta", ...KEYS },
    objects,
    refused: 0,
    ill: false,
    pace: undefined,
    delayMs: 0,
    mute: false,
    bucketExists: true,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
  return s3;
}

async function answer(request: IncomingMessage, response: ServerResponse, s3: TestS3): Promise<void> {
  const body = await buffer(request);
  if (s3.mute) return;
  await sleep(s3.delayMs);
  if (s3.ill) return void response.writeHead(503).end();
  const { searchParams, pathname: path } = new URL(request.url ?? "/", s3.config.endpoint);
  const isKnown = searchParams.has("X-Amz-Signature")
    ? await isAddress(request, searchParams, s3.config)
    : (await isSigned(request)) && hashFits(request, body);
  if (!isKnown) {
    s3.refused++;
    response.writeHead(403).end("<Error><Code>SignatureDoesNotMatch</Code></Error>");
    return;
  }
  if (path === `/${s3.config.bucket}`) {
    if (request.method === "PUT") s3.bucketExists = true;
    return void response.writeHead(s3.bucketExists ? 200 : 404).end();
  }
  if (request.method === "PUT") {
    s3.objects.set(path, { body, type: request.headers["content-type"] ?? "" });
    return void response.writeHead(200).end();
  }
  if (request.method === "DELETE") {
    s3.objects.delete(path);
    return void response.writeHead(204).end();
  }
  await give(request, response, s3.objects.get(path), s3);
}

async function give(
  request: IncomingMessage,
  response: ServerResponse,
  object: { body: Buffer; type: string } | undefined,
  { pace }: TestS3,
): Promise<void> {
  if (!object) return void response.writeHead(404).end(request.method === "HEAD" ? undefined : "<Error/>");
  const size = object.body.length;
  const [, from, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? "") ?? [];
  const to = last === undefined || last === "" ? size - 1 : Math.min(Number(last), size - 1);
  const piece = from === undefined ? object.body : object.body.subarray(Number(from), to + 1);
  const caching = new URL(request.url ?? "/", "http://s3").searchParams.get("response-cache-control");
  response.writeHead(from === undefined ? 200 : 206, {
    "content-type": object.type,
    "content-length": piece.length,
    ...(from === undefined ? {} : { "content-range": `bytes ${from}-${to}/${size}` }),
    ...(caching === null ? {} : { "cache-control": caching }),
  });
  if (pace === undefined || request.method === "HEAD") {
    response.end(request.method === "HEAD" ? undefined : piece);
    return;
  }
  const tick = 50;
  const step = pace === 0 ? 1 : Math.ceil((pace * tick) / 1_000);
  for (let sent = 0; sent < piece.length && !response.destroyed; sent += step) {
    response.write(piece.subarray(sent, sent + step));
    if (pace === 0) return;
    await sleep(tick);
  }
  response.end();
}

/** Signs the request anew with the same headers and date, and compares. */
async function isSigned(request: IncomingMessage): Promise<boolean> {
  const given = request.headers.authorization ?? "";
  const names = /SignedHeaders=([^,]+)/.exec(given)?.[1]?.split(";") ?? [];
  const headers = Object.fromEntries(
    names.filter((name) => name !== "host").map((name) => [name, String(request.headers[name])]),
  );
  const signer = new AwsV4Signer({
    ...KEYS,
    method: request.method ?? "GET",
    // A link in between has an address of its own.
    url: `http://${request.headers.host}${request.url}`,
    headers,
    service: "s3",
    datetime: String(request.headers["x-amz-date"]),
    allHeaders: true,
  });
  return signatureIn(await signer.authHeader()) === signatureIn(given);
}

/** Signs the address anew, and compares; false once its time is over. */
async function isAddress(
  request: IncomingMessage,
  params: URLSearchParams,
  config: S3Config,
): Promise<boolean> {
  const datetime = params.get("X-Amz-Date") ?? "";
  const begun = Date.parse(
    datetime.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"),
  );
  if (!(Date.now() < begun + Number(params.get("X-Amz-Expires")) * 1_000)) return false;
  const given = params.get("X-Amz-Signature");
  const url = new URL(request.url ?? "/", config.endpoint);
  url.searchParams.delete("X-Amz-Signature");
  const method = request.method ?? "GET";
  const signer = new AwsV4Signer({
    ...KEYS,
    method,
    url: url.href,
    service: "s3",
    datetime,
    signQuery: true,
  });
  return (await signer.sign()).url.searchParams.get("X-Amz-Signature") === given;
}

function signatureIn(header: string): string | undefined {
  return /Signature=([0-9a-f]{64})/.exec(header)?.[1];
}

function hashFits(request: IncomingMessage, body: Buffer): boolean {
  const named = request.headers["x-amz-content-sha256"];
  return named === "UNSIGNED-PAYLOAD" || named === createHash("sha256").update(body).digest("hex");
}
