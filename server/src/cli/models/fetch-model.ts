import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { CurtaError } from "@curta/contract";
import { systemCodeOf } from "./system-code.ts";
import type { ModelPin } from "./model-pins.ts";

/** A download that gives nothing for so long has stopped. */
const SILENCE_MS = 60_000;

interface Fetching {
  /** Path of the file, where somebody has brought it. */
  readonly from?: string | undefined;
  /** Share of the file that has come, 0 to 1. */
  readonly onProgress?: ((share: number) => void) | undefined;
}

/**
 * The very file that is pinned, from the internet or from a file that was brought: of the right size and hash, or none.
 * @throws CurtaError file_not_found, model_unreachable, model_differs
 */
export async function fetchModel(pin: ModelPin, { from, onProgress }: Fetching): Promise<Buffer> {
  const source = from === undefined ? download(pin) : readBrought(from);
  const file = Buffer.alloc(pin.bytes);
  const hash = createHash("sha256");
  let count = 0;
  for await (const chunk of source) {
    if (count + chunk.length > pin.bytes) throw differs(`> ${pin.bytes} bytes`);
    file.set(chunk, count);
    hash.update(chunk);
    count += chunk.length;
    onProgress?.(count / pin.bytes);
  }
  const found = hash.digest("hex");
  if (count !== pin.bytes || found !== pin.sha256) throw differs(`${count} bytes, sha256 ${found}`);
  return file;
}

function differs(detail: string): CurtaError {
  return new CurtaError("model_differs", { detail });
}

async function* readBrought(path: string): AsyncGenerator<Uint8Array> {
  try {
    yield* createReadStream(path);
  } catch (error) {
    throw new CurtaError("file_not_found", { detail: path, cause: error });
  }
}

async function* download({ url }: ModelPin): AsyncGenerator<Uint8Array> {
  const control = new AbortController();
  const silence = setTimeout(() => control.abort(), SILENCE_MS);
  try {
    const answer = await fetch(url, { signal: control.signal });
    if (!answer.ok || answer.body === null) throw new Error(`HTTP ${answer.status}`);
    for await (const chunk of answer.body) {
      silence.refresh();
      yield chunk;
    }
  } catch (error) {
    if (error instanceof CurtaError) throw error;
    throw new CurtaError("model_unreachable", { detail: `${url}: ${reasonOf(error)}`, cause: error });
  } finally {
    clearTimeout(silence);
    control.abort();
  }
}

/** The system's own word for it, such as ENOTFOUND. */
function reasonOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  return systemCodeOf(cause) ?? (error instanceof Error ? error.message : String(error));
}
