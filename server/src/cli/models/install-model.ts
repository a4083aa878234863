import { mkdir, open, rename, rm } from "node:fs/promises";
import { dirname } from "node:path";
import { CurtaError } from "@curta/contract";
import { systemCodeOf } from "./system-code.ts";

/**
 * Converts a model and puts it in its place, whole or not at all. Only its owner may read it.
 * @throws CurtaError model_unusable, disk_full, file_not_writable
 */
export async function installModel(
  source: Uint8Array,
  place: string,
  convert: (source: Uint8Array) => Uint8Array,
): Promise<number> {
  const file = converted(source, convert);
  const unfinished = `${place}.unfinished`;
  try {
    await mkdir(dirname(place), { recursive: true, mode: 0o700 });
    const handle = await open(unfinished, "w", 0o600);
    try {
      await handle.writeFile(file);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(unfinished, place);
  } catch (error) {
    await rm(unfinished, { force: true }).catch(() => undefined);
    const isFull = ["ENOSPC", "EDQUOT"].includes(systemCodeOf(error) ?? "");
    throw new CurtaError(isFull ? "disk_full" : "file_not_writable", { detail: place, cause: error });
  }
  return file.length;
}

function converted(source: Uint8Array, convert: (source: Uint8Array) => Uint8Array): Uint8Array {
  try {
    return convert(source);
  } catch (error) {
    const detail = error instanceof Error ? error.message : String(error);
    throw new CurtaError("model_unusable", { detail, cause: error });
  }
}
