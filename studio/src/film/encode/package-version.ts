import { existsSync, readFileSync } from "node:fs";

/** Version of an installed package, even if it does not export its package.json. */
export function packageVersion(name: string): string {
  let folder = new URL("./", import.meta.resolve(name));
  while (!existsSync(new URL("package.json", folder))) {
    const parent = new URL("../", folder);
    if (parent.href === folder.href) throw new Error(`${name} has no package.json`);
    folder = parent;
  }
  const manifest: { readonly version: string } = JSON.parse(
    readFileSync(new URL("package.json", folder), "utf8"),
  );
  return manifest.version;
}
