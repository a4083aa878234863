import { existsSync } from "node:fs";
import { spawnSync } from "node:child_process";

/** A program the tests need, where it may lie, and the command that installs it on Debian and Ubuntu. */
interface Tool {
  readonly name: string;
  readonly install: string;
  readonly find: () => string | undefined;
}

function onPath(name: string): string | undefined {
  const found = spawnSync("sh", ["-c", `command -v ${name}`], { encoding: "utf8" });
  return found.status === 0 ? found.stdout.trim() : undefined;
}

/** Path of a Chromium or Chrome on this machine; `CURTA_CHROMIUM` names another one. */
export function findChromium(): string | undefined {
  const named = process.env.CURTA_CHROMIUM;
  if (named !== undefined) return existsSync(named) ? named : undefined;
  return onPath("chromium") ?? onPath("chromium-browser") ?? onPath("google-chrome");
}

/**
 * Path of the Chromium without windows, in which a test takes a second less, or else of one with windows. It neither shows
 * notifications nor installs pages.
 */
export function findWindowless(): string | undefined {
  const shell = process.env.CURTA_CHROMIUM === undefined ? onPath("chromium-headless-shell") : undefined;
  return shell ?? findChromium();
}

const TOOLS: readonly Tool[] = [
  { name: "chromium", install: "apt-get install -y chromium", find: findChromium },
  { name: "ffprobe", install: "apt-get install -y ffmpeg", find: () => onPath("ffprobe") },
  { name: "ffmpeg", install: "apt-get install -y ffmpeg", find: () => onPath("ffmpeg") },
];

/** One line for each tool that is missing, with the command that installs it. */
export function missingTools(): string[] {
  return TOOLS.filter((tool) => tool.find() === undefined).map(
    (tool) => `${tool.name} is missing; install it with: ${tool.install}`,
  );
}
