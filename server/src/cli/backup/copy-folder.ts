import { chown, copyFile, mkdir, readdir, stat } from "node:fs/promises";
import { join, relative } from "node:path";

export interface CopyOptions {
  /** True for paths inside the folder (with forward slashes) to leave out. */
  readonly skip?: (path: string) => boolean;
  /** Owner of the copy; by default the current user. */
  readonly owner?: { readonly uid: number; readonly gid: number } | undefined;
}

/**
 * Copies a folder that may be in use: files deleted meanwhile are left out. Folders keep their mode.
 * Returns the number of files.
 */
export async function copyFolder(from: string, to: string, options: CopyOptions = {}): Promise<number> {
  const skips = (path: string): boolean =>
    options.skip?.(relative(from, path).replaceAll("\\", "/")) ?? false;
  return copyInto(from, to, skips, options.owner);
}

async function copyInto(
  from: string,
  to: string,
  skips: (path: string) => boolean,
  owner: CopyOptions["owner"],
): Promise<number> {
  const { mode } = await stat(from);
  await mkdir(to, { recursive: true, mode: mode & 0o777 });
  if (owner) await chown(to, owner.uid, owner.gid);
  let files = 0;
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (skips(source)) continue;
    if (entry.isDirectory()) files += await copyDirectory(source, target, skips, owner);
    else if (entry.isFile() && (await copyOne(source, target, owner))) files++;
  }
  return files;
}

async function copyDirectory(
  source: string,
  target: string,
  skips: (path: string) => boolean,
  owner: CopyOptions["owner"],
): Promise<number> {
  try {
    return await copyInto(source, target, skips, owner);
  } catch (error) {
    if (vanished(error)) return 0;
    throw error;
  }
}

async function copyOne(source: string, target: string, owner: CopyOptions["owner"]): Promise<boolean> {
  try {
    await copyFile(source, target);
    if (owner) await chown(target, owner.uid, owner.gid);
    return true;
  } catch (error) {
    if (vanished(error)) return false;
    throw error;
  }
}

function vanished(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "ENOENT";
}
