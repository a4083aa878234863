import type { Readable } from "node:stream";
import { CurtaError } from "@curta/contract";
import type { FastifyRequest } from "fastify";
import { createBodyReader, SMALL_BODY_BYTES, type Upload } from "./body-reader.ts";

/** True where the body is, or may become, larger than what is parsed as it is. */
export function mayBeLarge(request: FastifyRequest): boolean {
  // Without a length it comes in chunks, and nobody knows how many.
  return !(Number(request.headers["content-length"]) <= SMALL_BODY_BYTES);
}

/**
 * Reads a JSON body of at most `limit` bytes. What is left of a body that is refused stays unread: the
 * connection is needed for the answer. @throws CurtaError body_too_large, not_json, invalid_request, and what
 * is wrong with the photo
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

async function* chunksOf(body: Readable): AsyncGenerator<Buffer> {
  try {
    for await (const chunk of body.iterator({ destroyOnReturn: false })) {
      if (chunk instanceof Buffer) yield chunk;
    }
  } catch (cause) {
    throw new CurtaError("invalid_request", { detail: "the body broke off", cause });
  }
}
