import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, statSync } from "node:fs";
import { readdir } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CurtaError } from "@curta/contract";
import { SAYS } from "../../texts/command-line.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const WEB = join(ROOT, "web");
/** Sources of the page. */
const SOURCES = ["web", "contract", "studio"].map((name) => join(ROOT, name));

/** Builds the page if it is missing or older than its sources. */
export async function buildPage(): Promise<void> {
  if (await isFresh()) return;
  process.stdout.write(`${SAYS.buildingPage}\n`);
  // In a separate process, so that the memory for the build is freed afterwards.
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
  const child = spawn(process.execPath, [vite, "build", "--logLevel", "error"], {
    cwd: WEB,
    // With another NODE_ENV of the shell's, React's slower and larger development code would be built.
    // oxlint-disable-next-line no-process-env -- the child's environment, not a setting of ours
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  const [code] = await once(child, "exit");
  if (code !== 0) throw new CurtaError("internal", { detail: SAYS.pageNotBuilt });
}

/** True when the built page is newer than every source file. */
export async function isFresh(): Promise<boolean> {
  const built = join(WEB, "dist/index.html");
  if (!existsSync(built)) return false;
  const builtAt = statSync(built).mtimeMs;
  const times = await Promise.all(SOURCES.map(newest));
  return Math.max(...times) <= builtAt;
}

async function newest(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries
    .filter(
      (entry) =>
        entry.isFile() &&
        !/node_modules|[/\\]dist\b|\.tsbuildinfo$|\.test\.tsx?$/.test(join(entry.parentPath, entry.name)),
    )
    .map((entry) => statSync(join(entry.parentPath, entry.name), { throwIfNoEntry: false })?.mtimeMs ?? 0);
  return Math.max(0, ...files);
}
