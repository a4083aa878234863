import type { Readable } from "node:stream";
import { CurtaError, type ErrorCode } from "@curta/contract";
import type { FastifyRequest } from "fastify";
import { createBodyReader, SMALL_BODY_BYTES, type Upload } from "./body-reader.ts";

/** True if the body is, or may become, larger than what is parsed as a whole. */
export function mayBeLarge(request: FastifyRequest): boolean {
  // Without content-length the body is chunked, and its size is unknown.
  return !(Number(request.headers["content-length"]) <= SMALL_BODY_BYTES);
}

/**
 * Reads a JSON body of at most `limit` bytes. The rest of a refused body stays unread, but the connection stays
 * open for the answer. @throws CurtaError body_too_large, not_json, invalid_request, broken_base64,
 * photo_too_large
 */
export async function readUpload(request: FastifyRequest, body: Readable, limit: number): Promise<Upload> {
  if (Number(request.headers["content-length"]) > limit) throw new CurtaError("body_too_large");
  const reader = createBodyReader();
  let bytes = 0;
  for await (const chunk of chunksOf(body)) {
    bytes += chunk.length;
    if (bytes > limit) throw new CurtaError("body_too_large");
    reader.push(chunk);
  }
  return reader.end();
}

/** Reads all of a body that is no JSON. @throws CurtaError the refusal where it is larger than `limit` bytes; invalid_request */
export async function readWhole(body: Readable, limit: number, refusal: ErrorCode): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of chunksOf(body)) {
    bytes += chunk.length;
    if (bytes > limit) throw new CurtaError(refusal);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (chunk instanceof Buffer) yield chunk;
    }
  } catch (cause) {
    if (cause instanceof CurtaError) throw cause;
    throw new CurtaError("invalid_request", { detail: "the body broke off", cause });
  }
}
