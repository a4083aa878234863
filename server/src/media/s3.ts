import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import type { IncomingMessage } from "node:http";
import { finished } from "node:stream/promises";
import { setTimeout as sleep } from "node:timers/promises";
import { CurtaError } from "@curta/contract";
import { AwsV4Signer } from "aws4fetch";
import type { S3Config } from "../config.ts";
import {
  isMediaFolder,
  MEDIA_NAMES,
  mediaKey,
  mediaType,
  parseMediaKey,
  type ByteRange,
  type MediaKey,
  type MediaStore,
} from "./media-store.ts";
import { createS3Caller } from "./s3-request.ts";

/** How long the question whether the store can be written to may take. */
const PROBE_LIMIT_MS = 3_000;

/** A player asks for the rest of a film when somebody goes on after a pause. */
const ADDRESS_SECONDS = 900;

/** What a service answers where it has no space left. */
const INSUFFICIENT_STORAGE = 507;

/** A store in a bucket of any S3. Buckets are addressed by path, which every implementation understands. */
export function createS3Store(config: S3Config, silenceLimitMs?: number): MediaStore {
  const send = createS3Caller(config, silenceLimitMs);
  const bucket = `${config.endpoint}/${config.bucket}`;

  async function call(method: string, key: MediaKey, init: CallInit = {}): Promise<IncomingMessage> {
    if (parseMediaKey(key) === undefined) throw new CurtaError("not_found", { detail: "not a media key" });
    return send({ ...init, method, url: `${bucket}/${key}` });
  }

  async function put(key: MediaKey, body: Uint8Array): Promise<void> {
    const sha256 = createHash("sha256").update(body).digest("hex");
    const headers = { "content-type": mediaType(key), "x-amz-content-sha256": sha256 };
    const status = await readToEnd(await call("PUT", key, { body, headers }));
    if (status === INSUFFICIENT_STORAGE) throw new CurtaError("disk_full");
    if (!isGood(status)) throw refusal(status, "PUT");
  }

  async function bucketExists(): Promise<boolean> {
    const status = await readToEnd(await send({ method: "HEAD", url: bucket }));
    // A new store has no bucket yet.
    if (status === 404) return isGood(await readToEnd(await send({ method: "PUT", url: bucket })));
    return isGood(status);
  }

  return {
    putBytes: put,
    putFile: async (key, path) => {
      // A film has a few dozen megabytes, so it is sent in one request, which S3 stores completely or not at all.
      await put(key, await readFile(path));
      await rm(path, { force: true });
    },
    size: async (key) => {
      const answer = await call("HEAD", key);
      const status = await readToEnd(answer);
      if (status === 404) return undefined;
      if (!isGood(status)) throw refusal(status, "HEAD");
      return Number(answer.headers["content-length"]);
    },
    open: async (key, range) => {
      const answer = await call("GET", key, { headers: rangeHeader(range) });
      if (isGood(answer.statusCode)) return answer;
      const status = await readToEnd(answer);
      throw status === 404 ? new CurtaError("not_found") : refusal(status, "GET");
    },
    shortAddress: (key) => signAddress(config, key),
    deleteFolder: async (folder) => {
      if (!isMediaFolder(folder)) throw new CurtaError("not_found", { detail: "not a media folder" });
      for (const name of MEDIA_NAMES) await readToEnd(await call("DELETE", mediaKey(folder, name)));
    },
    writable: () => Promise.race([bucketExists(), sleep(PROBE_LIMIT_MS, false, { ref: false })]),
  };
}

async function signAddress(config: S3Config, key: MediaKey): Promise<string | undefined> {
  const { publicEndpoint, bucket, accessKeyId, secretAccessKey, region } = config;
  if (publicEndpoint === undefined) return undefined;
  const url = new URL(`${publicEndpoint}/${bucket}/${key}`);
  url.searchParams.set("X-Amz-Expires", String(ADDRESS_SECONDS));
  // As we answer ourselves: a browser keeps it for a short time, nobody between.
  url.searchParams.set("response-cache-control", "private,max-age=300,must-revalidate");
  const keys = { accessKeyId, secretAccessKey, region, service: "s3" };
  const signed = await new AwsV4Signer({ method: "GET", url: url.href, signQuery: true, ...keys }).sign();
  return signed.url.href;
}

interface CallInit {
  readonly headers?: Record<string, string>;
  readonly body?: Uint8Array;
}

function rangeHeader(range: ByteRange | undefined): Record<string, string> {
  return range === undefined ? {} : { range: `bytes=${range.from}-${range.to}` };
}

function isGood(status: number | undefined): boolean {
  return status !== undefined && status >= 200 && status < 300;
}

/** Server errors may be temporary; refusals (4xx) must be solved by the operator, so they are no known error. */
function refusal(status: number, method: string): Error {
  const detail = `S3 answered ${status} to ${method}`;
  return status >= 500 ? new CurtaError("unavailable", { detail }) : new Error(detail);
}

/** Reads an answer to its end, so that its connection can be used again, and gives its status. */
async function readToEnd(answer: IncomingMessage): Promise<number> {
  await finished(answer.resume());
  return answer.statusCode ?? 0;
}
