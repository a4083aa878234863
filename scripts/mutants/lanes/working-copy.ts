/** A copy of the working tree: faults are made there, never in the files that somebody is working on. */
import { execFileSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

export interface WorkingCopy {
  readonly root: string;
  /** Folder for what the tests leave behind. */
  readonly temporary: string;
  /** All files of the copy, from its root, with `/`. */
  readonly files: readonly string[];
  remove(): void;
}

/** Copies everything that Git does not ignore; installed packages are links, those of the workspaces into the copy. */
export function copyWorkingTree(from: string): WorkingCopy {
  const top = mkdtempSync(path.join(tmpdir(), "curta-mutants-"));
  const root = path.join(top, "tree");
  const temporary = path.join(top, "tmp");
  mkdirSync(temporary);
  const listed = execFileSync("git", ["ls-files", "-z", "--cached", "--others", "--exclude-standard"], {
    cwd: from,
    encoding: "utf8",
  });
  const files = listed.split("\0").filter((file) => file !== "" && existsSync(path.join(from, file)));
  for (const file of files) cpSync(path.join(from, file), path.join(root, file));
  const workspaces = readdirSync(from).filter((name) => existsSync(path.join(from, name, "package.json")));
  linkPackages(from, root, new Set(workspaces));
  for (const name of workspaces) {
    const own = path.join(from, name, "node_modules");
    if (name !== "node_modules" && existsSync(own)) symlinkSync(own, path.join(root, name, "node_modules"));
  }
  return { root, temporary, files, remove: () => rmSync(top, { recursive: true, force: true }) };
}

function linkPackages(from: string, root: string, workspaces: ReadonlySet<string>): void {
  const [installed, linked] = [path.join(from, "node_modules"), path.join(root, "node_modules")];
  mkdirSync(path.join(linked, "@curta"), { recursive: true });
  for (const name of readdirSync(installed)) {
    // Vite keeps its caches in a folder here: the copy gets its own.
    if (name === "@curta" || name.startsWith(".vite")) continue;
    symlinkSync(path.join(installed, name), path.join(linked, name));
  }
  for (const name of workspaces) symlinkSync(path.join(root, name), path.join(linked, "@curta", name));
}
