import { randomBytes } from "node:crypto";
import { constants } from "node:fs";
import {
  access,
  copyFile,
  mkdir,
  open,
  readdir,
  rename,
  rm,
  stat,
  statfs,
  type FileHandle,
} from "node:fs/promises";
import { join } from "node:path";
import { CurtaError } from "@curta/contract";
import {
  isMediaFolder,
  parseMediaKey,
  type ByteRange,
  type MediaKey,
  type MediaStore,
} from "./media-store.ts";

/** Suffix of unfinished files; they are never served. */
const UNFINISHED = ".part";
/** Free space that the largest film needs while it is made and stored (twice 36 MB). */
const MIN_FREE_BYTES = 72 * 2 ** 20;

/**
 * A store in one folder of this machine. Files are written under a temporary name, synced and renamed, then the
 * folder is synced, so that a crash leaves either the complete file or a `.part` file.
 */
export async function createDiskStore(root: string): Promise<MediaStore> {
  await mkdir(root, { recursive: true });
  return {
    putBytes: async (key, bytes) => writeAtomically(root, key, (part) => writeSynced(part, bytes)),
    putFile: async (key, path) =>
      writeAtomically(root, key, async (part) => {
        await moveFile(path, part);
        await syncFile(part);
      }),
    size: async (key) => sizeOf(pathOf(root, key)),
    open: async (key, range) => openFile(pathOf(root, key), range),
    shortAddress: async () => undefined,
    deleteFolder: async (folder) => {
      if (!isMediaFolder(folder)) throw new CurtaError("not_found", { detail: "not a media folder" });
      await rm(join(root, folder), { recursive: true, force: true });
    },
    writable: async () => canWrite(root),
  };
}

/** Removes the unfinished files of a dead process. Only safe while no other process writes into the folder. */
export async function sweepUnfinished(root: string): Promise<number> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true }).catch(() => []);
  const unfinished = entries.filter((entry) => entry.isFile() && entry.name.endsWith(UNFINISHED));
  await Promise.all(unfinished.map((entry) => rm(join(entry.parentPath, entry.name), { force: true })));
  return unfinished.length;
}

function pathOf(root: string, key: MediaKey): string {
  if (parseMediaKey(key) === undefined) throw new CurtaError("not_found", { detail: "not a media key" });
  return join(root, key);
}

async function writeAtomically(
  root: string,
  key: MediaKey,
  write: (part: string) => Promise<void>,
): Promise<void> {
  const path = pathOf(root, key);
  const folder = join(path, "..");
  const part = `${path}.${randomBytes(6).toString("hex")}${UNFINISHED}`;
  try {
    await mkdir(folder, { recursive: true });
    await write(part);
    await rename(part, path);
    await syncFile(folder);
  } catch (error) {
    await rm(part, { force: true });
    throw isFull(error) ? new CurtaError("disk_full", { cause: error }) : error;
  }
}

async function writeSynced(path: string, bytes: Uint8Array): Promise<void> {
  await withFile(path, "wx", async (file) => {
    await file.writeFile(bytes);
    await file.sync();
  });
}

async function syncFile(path: string): Promise<void> {
  await withFile(path, "r", (file) => file.sync());
}

async function withFile(
  path: string,
  flags: string,
  use: (file: FileHandle) => Promise<void>,
): Promise<void> {
  const file = await open(path, flags);
  try {
    await use(file);
  } finally {
    await file.close();
  }
}

/** Renames if both paths are on one file system, else copies. */
async function moveFile(from: string, to: string): Promise<void> {
  try {
    await rename(from, to);
  } catch (error) {
    if (codeOf(error) !== "EXDEV") throw error;
    await copyFile(from, to, constants.COPYFILE_EXCL);
    await rm(from, { force: true });
  }
}

async function sizeOf(path: string): Promise<number | undefined> {
  try {
    const found = await stat(path);
    return found.isFile() ? found.size : undefined;
  } catch (error) {
    if (codeOf(error) === "ENOENT" || codeOf(error) === "ENOTDIR") return undefined;
    throw error;
  }
}

async function openFile(path: string, range: ByteRange | undefined) {
  try {
    const file = await open(path, "r");
    return file.createReadStream(range === undefined ? {} : { start: range.from, end: range.to });
  } catch (error) {
    if (codeOf(error) === "ENOENT") throw new CurtaError("not_found", { cause: error });
    throw error;
  }
}

async function canWrite(root: string): Promise<boolean> {
  try {
    await mkdir(root, { recursive: true });
    await access(root, constants.W_OK);
    const { bavail, bsize } = await statfs(root);
    return bavail * bsize >= MIN_FREE_BYTES;
  } catch {
    return false;
  }
}

function isFull(error: unknown): boolean {
  return codeOf(error) === "ENOSPC" || codeOf(error) === "EDQUOT";
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
