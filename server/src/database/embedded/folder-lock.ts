import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { CurtaError } from "@curta/contract";

/**
 * Makes this process the only one that uses `folder`. SQLite's exclusive lock is the operating system's own
 * file lock: it is atomic and ends with the process, however the process ends.
 * Returns the function that unlocks. @throws CurtaError data_in_use
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, "lock"), { timeout: 0 });
  try {
    lock.exec("begin exclusive");
  } catch (error) {
    lock.close();
    const held = error instanceof Error && "errcode" in error && error.errcode === 5;
    throw held ? new CurtaError("data_in_use", { detail: folder, cause: error }) : error;
  }
  return () => lock.close();
}
