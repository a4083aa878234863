import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";

export interface RawAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: string;
}

export interface RawRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string | string[]>>;
  readonly body?: string | Buffer | undefined;
}

function decode(bytes: Buffer, encoding: string | undefined): Buffer {
  if (bytes.length === 0) return bytes;
  if (encoding === "br") return brotliDecompressSync(bytes);
  return encoding === "gzip" ? gunzipSync(bytes) : bytes;
}

/** Requests a path exactly as written; fetch would normalize it. */
export function askRaw(origin: string, path: string, options: RawRequest = {}): Promise<RawAnswer> {
  const { hostname, port } = new URL(origin);
  const { method = "GET", body } = options;
  // Node frames a body of DELETE only where its length is told.
  const length = body === undefined ? {} : { "content-length": String(Buffer.byteLength(body)) };
  const headers = { ...length, ...options.headers };
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, method, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.on("error", reject);
      response.on("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: decode(Buffer.concat(chunks), response.headers["content-encoding"]).toString(),
        }),
      );
    });
    asked.on("error", reject);
    asked.end(body);
  });
}
