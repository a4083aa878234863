/**
 * Executes the Dockerfile's steps on a bare folder, where no container engine is at hand, and says what the image's own layer
 * holds: `npm run measure:image -- <empty folder>`. Fails where it is over its bound, holds what only
 * developers need or a second Node, or does not start.
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, globSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

const ROOT = path.join(import.meta.dirname, "..");
const MOST_MEGABYTES = 400;
const PORT = 3_977;
/** Packages that only developers or the built page need. */
const DEVELOPERS = [
  "vite",
  "vitest",
  "typescript",
  "oxlint",
  "oxfmt",
  "knip",
  "playwright",
  "assemblyscript",
  "react-dom",
];

const [target] = process.argv.slice(2);
if (target === undefined || (existsSync(target) && readdirSync(target).length > 0)) {
  throw new Error("name an empty folder");
}
mkdirSync(target, { recursive: true });
copySources(target);
// The Node of the base image is this one.
const PATH = `${path.dirname(process.execPath)}:${process.env["PATH"]}`; // oxlint-disable-line no-process-env
const env = { ...process.env, PATH }; // oxlint-disable-line no-process-env
execFileSync("sh", ["deploy/prepare-tree.sh"], { cwd: target, env, stdio: "inherit" });

const megabytes = Number(execFileSync("du", ["-sm", target], { encoding: "utf8" }).split("\t")[0]);
process.stdout.write(`${megabytes} MB of ours in the image (at most ${MOST_MEGABYTES})\n`);
if (megabytes > MOST_MEGABYTES) throw new Error("the image is too large");
const left = unwanted(target);
if (left.length > 0) throw new Error(`not for an image: ${left.join(", ")}`);
await start(target);
process.stdout.write("It starts, and /ready says 200.\n");

/** What `COPY . .` takes: files of the repository that .dockerignore leaves. */
function copySources(to: string): void {
  const files = execFileSync("git", ["ls-files", "-co", "--exclude-standard"], {
    cwd: ROOT,
    encoding: "utf8",
  });
  const rules = readFileSync(path.join(ROOT, ".dockerignore"), "utf8").trim().split("\n");
  const kept = files
    .trim()
    .split("\n")
    .filter((file) => existsSync(path.join(ROOT, file)) && !isIgnored(file, rules));
  const archive = execFileSync("tar", ["cf", "-", "-T", "-"], {
    cwd: ROOT,
    input: kept.join("\n"),
    maxBuffer: 1e9,
  });
  execFileSync("tar", ["xf", "-"], { cwd: to, input: archive });
}

/** The last rule that fits a file decides, as Docker has it. */
function isIgnored(file: string, rules: readonly string[]): boolean {
  const fits = (rule: string) => path.matchesGlob(file, rule) || path.matchesGlob(file, `${rule}/**`);
  const last = rules.findLast((rule) => fits(rule.replace(/^!/, "")));
  return last !== undefined && !last.startsWith("!");
}

/** What should not be in the tree, any Node beside that of the base image included. */
function unwanted(tree: string): string[] {
  const names = ["node-linux-*", "node-win-*", ".bin/node", ...DEVELOPERS].join(",");
  return globSync(`node_modules/{${names}}`, { cwd: tree });
}

/** Starts the program as the image's entry does, with everything that it bundles. */
async function start(tree: string): Promise<void> {
  const settings = { CURTA_DATA: path.join(tree, "data"), PORT: String(PORT), CURTA_HOST: "127.0.0.1" };
  const program = spawn("node", ["server/src/cli/launch.mjs", "serve"], {
    cwd: tree,
    env: { ...env, ...settings, NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
  });
  try {
    for (let second = 0; second < 90; second++) {
      const answer = await fetch(`http://127.0.0.1:${PORT}/ready`).catch(() => undefined);
      if (answer?.ok === true) return;
      await sleep(1_000);
    }
    throw new Error("it does not get ready");
  } finally {
    program.kill("SIGTERM");
    await new Promise((resolve) => program.once("exit", resolve));
  }
}
