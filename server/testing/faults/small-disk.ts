/** A disk that tests can fill: a separate file system, if one can be mounted. */
import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm, statfs, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { CurtaError } from "@curta/contract";
import { createDiskStore } from "../../src/media/disk.ts";
import type { MediaStore } from "../../src/media/media-store.ts";

const run = promisify(execFile);
const SIZE = "100m";

export interface SmallDisk extends AsyncDisposable {
  readonly store: MediaStore;
  /** Fills the disk except for `left` bytes. */
  fill(left: number): Promise<void>;
  clear(): Promise<void>;
  /** The files on it, without the filling. */
  files(): Promise<string[]>;
}

export async function startSmallDisk(): Promise<SmallDisk> {
  const root = await mkdtemp(join(tmpdir(), "curta-small-"));
  const mounted = await run("mount", ["-t", "tmpfs", "-o", `size=${SIZE}`, "tmpfs", root]).then(
    () => true,
    () => false,
  );
  const media = join(root, "media");
  const store = await createDiskStore(media);
  const filling = join(root, "filling");
  const files = async () => {
    const entries = await readdir(media, { recursive: true, withFileTypes: true });
    return entries.filter((entry) => entry.isFile()).map(({ name }) => name);
  };
  if (!mounted) return { ...withoutSpace(store), files, [Symbol.asyncDispose]: () => remove(root) };
  return {
    store,
    files,
    async fill(left) {
      const { bavail, bsize } = await statfs(root);
      await writeFile(filling, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    clear: () => rm(filling),
    async [Symbol.asyncDispose]() {
      await run("umount", [root]);
      await remove(root);
    },
  };
}

/** Used if mounting is not allowed: a store that throws what a full one would throw. */
function withoutSpace(store: MediaStore): Pick<SmallDisk, "store" | "fill" | "clear"> {
  let full = false;
  const put = async (write: () => Promise<void>): Promise<void> => {
    if (full) throw new CurtaError("disk_full");
    await write();
  };
  return {
    store: {
      ...store,
      putBytes: (key, bytes) => put(() => store.putBytes(key, bytes)),
      putFile: (key, path) => put(() => store.putFile(key, path)),
      writable: async () => !full && store.writable(),
    },
    fill: async () => void (full = true),
    clear: async () => void (full = false),
  };
}

function remove(root: string): Promise<void> {
  return rm(root, { recursive: true, force: true });
}
