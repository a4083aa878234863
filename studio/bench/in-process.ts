import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** Where the product's launcher keeps compiled code, too. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

/**
 * Runs a program of this folder in a process of its own, as the product is run (compiled code is kept), and gives
 * what it tells. @throws Error where it ends without a word
 */
export async function inProcess<Answer>(program: string, args: readonly string[] = []): Promise<Answer> {
  const env = { ...process.env, NODE_COMPILE_CACHE: process.env["NODE_COMPILE_CACHE"] || COMPILED };
  const child = fork(new URL(program, import.meta.url), args, { env });
  const told: Answer[] = [];
  child.on("message", (message: Answer) => told.push(message));
  const [code] = await once(child, "exit");
  const [answer] = told;
  if (answer === undefined) throw new Error(`${program} ended with ${code} and told nothing`);
  return answer;
}

/** Tells `inProcess` what was found, and lets the process end. */
export function tell(figures: object): void {
  process.send?.(figures, () => process.disconnect());
}

export interface Timed {
  readonly seconds: number;
  /** Processor time of all threads, in seconds. */
  readonly cpu: number;
}

/** How long some work takes this process. */
export async function timed<Result>(work: () => Promise<Result>): Promise<Timed & { result: Result }> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 };
}
