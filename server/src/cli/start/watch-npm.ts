import { readFileSync } from "node:fs";

const POLL_MS = 500;

/**
 * Calls `end` once when the npm that started this process is gone. npm runs scripts in a shell, and passes signals to
 * the shell only, which ends without a word to us: without this, `kill` on npm would leave all of us behind.
 * Does nothing where no npm started this process: a server whose terminal closes must go on.
 */
export function onNpmExit(end: () => void): void {
  // oxlint-disable-next-line no-process-env -- set by npm, no setting of ours
  if (process.env["npm_lifecycle_event"] === undefined) return;
  const before = ancestors();
  const timer = setInterval(() => {
    if (ancestors() === before) return;
    clearInterval(timer);
    end();
  }, POLL_MS);
  timer.unref();
}

/** Ids of the parent and, where that is npm's shell, of npm. They change when one of these ends. */
function ancestors(): string {
  const parent = process.ppid;
  const { name, parentId } = describe(parent);
  return /^(?:ba|da|z|k)?sh$/.test(name) ? `${parent} ${parentId}` : String(parent);
}

/** Name and parent of a process, from Linux; elsewhere neither is known. */
function describe(pid: number): { name: string; parentId: string } {
  try {
    const [, name = "", parentId = ""] =
      /\((.*)\) \S (\d+)/s.exec(readFileSync(`/proc/${pid}/stat`, "utf8")) ?? [];
    return { name, parentId };
  } catch {
    return { name: "", parentId: "" };
  }
}
