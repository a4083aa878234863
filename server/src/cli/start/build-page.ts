import { spawn } from "node:child_process";
import { existsSync, statSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { CurtaError } from "@curta/contract";
import { cutShort } from "../../cut-short.ts";
import { SAYS } from "../../texts/command-line.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const WEB = join(ROOT, "web");
const BUILT = join(WEB, "dist");
/** Sources of the page. */
const SOURCES = ["web", "contract", "studio"].map((name) => join(ROOT, name));

/**
 * Builds the page if it is missing or older than its sources, beside the one that is there, and then puts it in its place:
 * a build that is interrupted leaves no half of a page. False: `stopping` has fired.
 */
export async function buildPage(stopping: AbortSignal): Promise<boolean> {
  if (stopping.aborted) return false;
  if (await isFresh()) return true;
  process.stdout.write(`${SAYS.buildingPage}\n`);
  const draft = join(WEB, "draft/dist");
  try {
    const code = await buildInto(draft, stopping);
    if (stopping.aborted) return false;
    if (code !== 0) throw new CurtaError("internal", { detail: SAYS.pageNotBuilt });
    await rm(BUILT, { recursive: true, force: true });
    await rename(draft, BUILT);
    return true;
  } finally {
    await rm(dirname(draft), { recursive: true, force: true });
  }
}

/** Exit code of the build; the build ends when `stopping` fires. It runs in a process of its own, which frees its memory. */
function buildInto(folder: string, stopping: AbortSignal): Promise<number | null> {
  const vite = join(dirname(createRequire(import.meta.url).resolve("vite/package.json")), "bin/vite.js");
  const options = ["--logLevel", "error", "--outDir", folder, "--emptyOutDir"];
  const child = spawn(process.execPath, [vite, "build", ...options], {
    cwd: WEB,
    // With another NODE_ENV of the shell's, React's slower and larger development code would be built.
    // oxlint-disable-next-line no-process-env -- the child's environment, not a setting of ours
    env: { ...process.env, NODE_ENV: "production" },
    stdio: "inherit",
  });
  const ended = new Promise<number | null>((resolve, reject) =>
    child.once("exit", resolve).once("error", reject),
  );
  return cutShort(
    stopping,
    () => child.kill("SIGKILL"),
    () => ended,
  );
}

/** True when the built page is newer than every source file. */
export async function isFresh(): Promise<boolean> {
  const built = join(BUILT, "index.html");
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
