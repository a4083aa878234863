import { deleteFolderRecord } from "../../database/rows/media-folders.ts";
import type { RemovalServices } from "./remove-things.ts";

/** Deletes media folders and their records. False: at least one could not be deleted; its record stays for the sweep. */
export async function deleteFolders(
  { media, pool, log }: Pick<RemovalServices, "media" | "pool" | "log">,
  folders: readonly string[],
): Promise<boolean> {
  let complete = true;
  for (const folder of folders) {
    try {
      await media.deleteFolder(folder);
      await deleteFolderRecord(pool, folder);
    } catch (error) {
      complete = false;
      log.warn({ err: error }, "removed files stay until they are swept");
    }
  }
  return complete;
}
