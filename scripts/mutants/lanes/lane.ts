/** A process that runs tests in the copy, replaced by a new one where a fault makes it hang. */
import { fork, type ChildProcess } from "node:child_process";
import path from "node:path";
import { answerSchema } from "./lane-messages.ts";
import type { WorkingCopy } from "./working-copy.ts";

const CHILD = path.join(import.meta.dirname, "lane-child.ts");
const START_TIMEOUT_MS = 60_000;

interface TestResult {
  readonly outcome: "passed" | "failed" | "timed out";
  /** The test that failed first. */
  readonly failure?: string;
  readonly milliseconds: number;
}

export interface Lane {
  /** Runs one test file; paths are from the copy's root. */
  run(test: string, timeoutMs: number): Promise<TestResult>;
  /** A file was written: what is kept of it in memory is of no use any more. */
  forget(file: string): void;
  stop(): void;
}

export function createLane({ root, temporary }: WorkingCopy): Lane {
  let child: ChildProcess | undefined;
  const changed = new Set<string>();
  async function started(): Promise<ChildProcess> {
    if (child !== undefined) return child;
    // A process group of its own, so that what the tests start ends with it.
    const next = fork(CHILD, [root], {
      cwd: root,
      detached: true,
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, TMPDIR: temporary },
    });
    child = next;
    if ((await answerOf(next, START_TIMEOUT_MS)) === undefined) throw new Error("Vitest did not start.");
    return next;
  }
  function stop(): void {
    if (child?.pid !== undefined) killGroup(child.pid);
    child = undefined;
  }
  async function run(test: string, timeoutMs: number): Promise<TestResult> {
    const process = await started();
    const start = performance.now();
    process.send({ test: path.join(root, test), changed: [...changed] });
    changed.clear();
    const answer = await answerOf(process, timeoutMs);
    const milliseconds = performance.now() - start;
    if (answer === undefined) {
      stop();
      return { outcome: "timed out", milliseconds };
    }
    if (!("passed" in answer)) throw new Error("The process that runs tests answered out of turn.");
    const { passed, failure } = answer;
    return {
      outcome: passed ? "passed" : "failed",
      milliseconds,
      ...(failure === undefined ? {} : { failure }),
    };
  }
  return { run, stop, forget: (file) => changed.add(path.join(root, file)) };
}

/** The child's next message; undefined where none comes in time or the child ends. */
async function answerOf(child: ChildProcess, timeoutMs: number) {
  return await new Promise<ReturnType<typeof answerSchema.parse> | undefined>((resolve) => {
    const finish = (message?: unknown) => {
      clearTimeout(timer);
      child.off("message", finish).off("exit", onExit);
      resolve(message === undefined ? undefined : answerSchema.parse(message));
    };
    const onExit = () => finish();
    const timer = setTimeout(finish, timeoutMs);
    child.once("message", finish).once("exit", onExit);
  });
}

function killGroup(pid: number): void {
  try {
    process.kill(-pid, "SIGKILL");
  } catch {
    // It has ended by itself.
  }
}
