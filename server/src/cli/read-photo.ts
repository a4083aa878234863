import { readFile, stat } from "node:fs/promises";
import { CurtaError, MAX_PHOTO_BYTES } from "@curta/contract";

/** @throws CurtaError photo_too_large, file_not_found */
export async function readPhoto(path: string): Promise<Buffer> {
  const found = await stat(path).catch(() => undefined);
  if (found && found.size > MAX_PHOTO_BYTES) throw new CurtaError("photo_too_large");
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
