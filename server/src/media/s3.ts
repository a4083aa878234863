import { createHash } from "node:crypto";
import { readFile, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { CurtaError } from "@curta/contract";
import { AwsClient } from "aws4fetch";
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

const TIMEOUT_MS = 120_000;

/** A store in a bucket of any S3. Buckets are addressed by path, which every implementation understands. */
export function createS3Store(config: S3Config): MediaStore {
  const client = new AwsClient({ ...config, service: "s3", retries: 3 });
  const bucket = `${config.endpoint}/${config.bucket}`;

  async function call(method: string, key: MediaKey, init: CallInit = {}): Promise<Response> {
    if (parseMediaKey(key) === undefined) throw new CurtaError("not_found", { detail: "not a media key" });
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      return await client.fetch(`${bucket}/${key}`, { ...init, method, signal });
    } catch (cause) {
      throw new CurtaError("unavailable", { detail: "S3 does not answer", cause });
    }
  }

  async function put(key: MediaKey, bytes: Uint8Array): Promise<void> {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const headers = { "content-type": mediaType(key), "x-amz-content-sha256": sha256 };
    const body = new Blob([new Uint8Array(bytes)]);
    const response = await call("PUT", key, { body, headers });
    await readToEnd(response);
    if (response.status === 507) throw new CurtaError("disk_full");
    if (!response.ok) throw refusal(response, "PUT");
  }

  return {
    putBytes: put,
    putFile: async (key, path) => {
      // A film has a few dozen megabytes, so it is sent in one request, which S3 stores completely or not at all.
      await put(key, await readFile(path));
      await rm(path, { force: true });
    },
    size: async (key) => {
      const response = await call("HEAD", key);
      if (response.status === 404) return undefined;
      if (!response.ok) throw refusal(response, "HEAD");
      return Number(response.headers.get("content-length"));
    },
    open: async (key, range) => bodyOf(await call("GET", key, { headers: rangeHeader(range) })),
    deleteFolder: async (folder) => {
      if (!isMediaFolder(folder)) throw new CurtaError("not_found", { detail: "not a media folder" });
      for (const name of MEDIA_NAMES) await readToEnd(await call("DELETE", mediaKey(folder, name)));
    },
    writable: async () => {
      const signal = AbortSignal.timeout(3_000);
      const response = await client.fetch(bucket, { method: "HEAD", signal });
      // A new store has no bucket yet.
      if (response.status === 404) return (await client.fetch(bucket, { method: "PUT", signal })).ok;
      return response.ok;
    },
  };
}

interface CallInit {
  readonly headers?: Record<string, string>;
  readonly body?: Blob;
}

function rangeHeader(range: ByteRange | undefined): Record<string, string> {
  return range === undefined ? {} : { range: `bytes=${range.from}-${range.to}` };
}

async function bodyOf(response: Response): Promise<Readable> {
  if (response.status === 404) {
    await readToEnd(response);
    throw new CurtaError("not_found");
  }
  if (!response.ok || response.body === null) throw refusal(response, "GET");
  return Readable.from(response.body);
}

/** Server errors may be temporary; refusals (4xx) must be solved by the operator, so they are no known error. */
function refusal({ status }: Response, method: string): Error {
  const detail = `S3 answered ${status} to ${method}`;
  return status >= 500 ? new CurtaError("unavailable", { detail }) : new Error(detail);
}

/** Reads a response to its end, so that its connection can be reused. */
async function readToEnd(response: Response): Promise<void> {
  await response.arrayBuffer();
}
