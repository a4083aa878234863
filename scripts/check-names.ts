/**
 * Checks that no exported name means two things in one workspace: lists the names that more than one of its files
 * declares and exports, and exits with 1 where there are any. Re-exports do not count, since they are the same
 * thing. Tests, test helpers and kernels (whose exports are a WebAssembly interface) do not count either.
 */
import { globSync, readFileSync } from "node:fs";
import { join, sep } from "node:path";

const ROOT = join(import.meta.dirname, "..");
const WORKSPACES = ["contract", "client", "studio", "server", "web", "e2e", "photos"];
const NOT_PRODUCT = /\.(test|suite|e2e)\.tsx?$|\.d\.ts$|\.as\.ts$|(^|\/)(testing|node_modules|dist)\//;

/** Interfaces that several files implement: every command of the command line exports `run`. */
const SHARED = new Set(["server run"]);

const DECLARATION =
  /^export\s+(?:declare\s+)?(?:default\s+)?(?:abstract\s+)?(?:async\s+)?(?:function\*?|class|interface|type|enum|const|let)\s+([\p{L}_$][\p{L}\p{N}_$]*)/gmu;
/** `export { a, b as c };` without a `from`: it exports what the file declares. */
const LIST = /^export\s+(?:type\s+)?\{([^}]*)\}(?!\s*from)/gm;

/** The names that a file declares and exports. */
function namesOf(source: string): Set<string> {
  const declared = [...source.matchAll(DECLARATION)].map(([, name = ""]) => name);
  const listed = [...source.matchAll(LIST)].flatMap(([, names = ""]) => names.split(",").map(exportedAs));
  return new Set([...declared, ...listed].filter((name) => name !== ""));
}

/** "type a as b" -> "b" */
function exportedAs(part: string): string {
  return (
    part
      .trim()
      .replace(/^type\s+/, "")
      .split(/\s+as\s+/)
      .at(-1) ?? ""
  );
}

/** The files of a workspace in which each name is declared. */
function filesByName(workspace: string): Map<string, string[]> {
  const byName = new Map<string, string[]>();
  const files = globSync("**/*.{ts,tsx}", { cwd: join(ROOT, workspace), exclude: ["**/node_modules/**"] });
  for (const file of files.map((one) => one.split(sep).join("/")).toSorted()) {
    if (NOT_PRODUCT.test(file)) continue;
    for (const name of namesOf(readFileSync(join(ROOT, workspace, file), "utf8"))) {
      byName.set(name, [...(byName.get(name) ?? []), file]);
    }
  }
  return byName;
}

const doubled = WORKSPACES.flatMap((workspace) =>
  [...filesByName(workspace)]
    .filter(([name, files]) => files.length > 1 && !SHARED.has(`${workspace} ${name}`))
    .map(([name, files]) => ({ key: `${workspace} ${name}`, files })),
);
for (const { key, files } of doubled) process.stdout.write(`${key}: ${files.join(", ")}\n`);
if (doubled.length > 0) process.exitCode = 1;
