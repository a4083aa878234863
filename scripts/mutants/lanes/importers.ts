/** Which tests can notice a change of a file: those that load it, by whatever way. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** Every path in quotes counts, so workers and children that are started by address are found too. */
const QUOTED = /["'`]((?:\.{1,2}\/|@curta\/)[^"'`\s$]+)["'`]/g;
/** How many files a test lies nearer by that is called like the file: behind a server, every test is as far. */
const NAMED_NEARER = 2;
const STEM = 5;
const TEST = /\.test\.tsx?$/;
/** A built package names its files by condition; ours are not built in the copy, so those lead nowhere. */
const entrySchema = z.union([z.string(), z.object({ default: z.string() }).transform((by) => by.default)]);
const manifest = z.object({ exports: z.record(z.string(), entrySchema).optional() });

/** The files of the repository by the files that name them. All paths are from `root`, with `/`. */
export function importersOf(root: string, files: readonly string[]): Map<string, string[]> {
  const known = new Set(files);
  const importers = new Map<string, string[]>();
  for (const file of files.filter((name) => /\.tsx?$/.test(name))) {
    const source = readFileSync(path.join(root, file), "utf8");
    for (const [, target = ""] of source.matchAll(QUOTED)) {
      const named = target.startsWith("@curta/")
        ? packageFile(root, target)
        : path.posix.join(path.posix.dirname(file), target);
      if (known.has(named)) importers.set(named, [...(importers.get(named) ?? []), file]);
    }
  }
  return importers;
}

/** The test files that load a file, nearest first: by how many files lie between, shared folders, and shared words of the names. */
export function testsOf(file: string, importers: ReadonlyMap<string, readonly string[]>): string[] {
  const distances = new Map([[file, 0]]);
  const queue = [file];
  for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
    for (const importer of importers.get(next) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, (distances.get(next) ?? 0) + 1);
      queue.push(importer);
    }
  }
  const words = wordsOf(path.posix.dirname(file), path.posix.basename(file, path.posix.extname(file)));
  const rank = (test: string) =>
    (distances.get(test) ?? 0) -
    sharedFolders(file, test) / 2 -
    NAMED_NEARER * shareIn(words, wordsOf(path.posix.basename(test).replace(TEST, "")));
  return [...distances.keys()].filter((name) => TEST.test(name)).toSorted((a, b) => rank(a) - rank(b));
}

function packageFile(root: string, name: string): string {
  const [, workspace = "", entry] = name.split("/");
  const file = path.join(root, workspace, "package.json");
  if (!existsSync(file)) return "";
  const { exports = {} } = manifest.parse(JSON.parse(readFileSync(file, "utf8")));
  return path.posix.join(workspace, exports[entry === undefined ? "." : `./${entry}`] ?? "");
}

/** Their heads, so that "drafts" is found by "draft" and "removal" by "remove". */
function wordsOf(...names: readonly string[]): Set<string> {
  return new Set(names.flatMap((name) => name.split(/[^a-z]+/)).map((word) => word.slice(0, STEM)));
}

/** The share of some words that are among others. */
function shareIn(words: ReadonlySet<string>, some: ReadonlySet<string>): number {
  return [...some].filter((word) => words.has(word)).length / some.size;
}

function sharedFolders(a: string, b: string): number {
  const [one, other] = [a.split("/"), b.split("/")];
  const differs = one.findIndex((part, index) => part !== other[index]);
  return differs < 0 ? one.length : differs;
}
