import { randomUUID } from "node:crypto";
import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { pipeline } from "node:stream/promises";

/** Writes the body of an answer to a file, which has its name only when it is whole. */
export async function saveAnswer(answer: Response, path: string): Promise<void> {
  // A name of its own: whoever else saves the same film must not write into this file.
  const part = `${path}.${randomUUID()}.part`;
  try {
    if (answer.body === null) throw new Error("the answer has no body");
    await pipeline(readChunks(answer.body), createWriteStream(part));
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}

async function* readChunks(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = body.getReader();
  for (let { done, value } = await reader.read(); !done; { done, value } = await reader.read()) {
    if (value) yield value;
  }
}
