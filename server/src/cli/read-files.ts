import { createReadStream } from "node:fs";
import { readFile, stat } from "node:fs/promises";
import { buffer } from "node:stream/consumers";
import { CurtaError, type ErrorCode, MAX_PHOTO_BYTES, MAX_SONG_BYTES } from "@curta/contract";

/** @throws CurtaError photo_too_large, file_not_found */
export function readPhoto(path: string): Promise<Buffer> {
  return readBounded(path, MAX_PHOTO_BYTES, "photo_too_large");
}

/** @throws CurtaError song_too_large, file_not_found */
export function readSong(path: string): Promise<Buffer> {
  return readBounded(path, MAX_SONG_BYTES, "song_too_large");
}

/** No more is read than is allowed: a device or a pipe, whose size nobody knows, may have no end. */
async function readBounded(path: string, most: number, refusal: ErrorCode): Promise<Buffer> {
  const bytes = await opened(path, () => buffer(createReadStream(path, { end: most })));
  if (bytes.length > most) throw new CurtaError(refusal);
  return bytes;
}

/** A device or a pipe is no file here: whoever opens it may wait for ever. @throws CurtaError file_not_found */
export async function assertPlainFile(path: string): Promise<void> {
  const found = await opened(path, () => stat(path));
  if (!found.isFile()) throw new CurtaError("file_not_found", { detail: path });
}

/** @throws CurtaError file_not_found */
export function readInput(path: string): Promise<Buffer> {
  return opened(path, () => readFile(path));
}

async function opened<T>(path: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new CurtaError("file_not_found", { detail: path, cause: error });
  }
}
