import { readFile, stat } from "node:fs/promises";
import { CurtaError, type ErrorCode, MAX_PHOTO_BYTES, MAX_SONG_BYTES } from "@curta/contract";

/** @throws CurtaError photo_too_large, file_not_found */
export function readPhoto(path: string): Promise<Buffer> {
  return readBounded(path, MAX_PHOTO_BYTES, "photo_too_large");
}

/** @throws CurtaError song_too_large, file_not_found */
export function readSong(path: string): Promise<Buffer> {
  return readBounded(path, MAX_SONG_BYTES, "song_too_large");
}

async function readBounded(path: string, most: number, refusal: ErrorCode): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined);
  if (found && found.size > most) throw new CurtaError(refusal);
  return readInput(path);
}

/** @throws CurtaError file_not_found */
export async function readInput(path: string): Promise<Buffer> {
  try {
    return await readFile(path);
  } catch (error) {
    throw new CurtaError("file_not_found", { detail: path, cause: error });
  }
}
