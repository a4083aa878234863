import { fork } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

/** The same folder for compiled code as the product's launcher uses. */
const COMPILED = fileURLToPath(new URL("../../node_modules/.cache/compiled", import.meta.url));

/** A program of this folder in its own process. */
export interface Program {
  /** Waits for its next message. @throws Error if it ends without one */
  hear<Answer>(): Promise<Answer>;
  ask<Answer>(question: string): Promise<Answer>;
  end(): Promise<void>;
}

/** Starts a program in the same way as the product's launcher: with cached compiled code, and freed memory given back. */
export function startProgram(name: string): Program {
  const env = {
    MALLOC_MMAP_THRESHOLD_: "262144",
    MALLOC_ARENA_MAX: "2",
    NODE_COMPILE_CACHE: COMPILED,
    ...process.env,
  };
  const child = fork(new URL(name, import.meta.url), { env });
  const ended = once(child, "exit");
  const hear = async <Answer>(): Promise<Answer> => {
    const broken = ended.then(([code, signal]) =>
      Promise.reject(new Error(`${name} ended with ${code ?? signal}, untold`)),
    );
    const [answer] = await Promise.race([once(child, "message"), broken]);
    return answer as Answer;
  };
  return {
    hear,
    ask(question) {
      const answer = hear<never>();
      child.send(question);
      return answer;
    },
    async end() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

export interface Timed {
  readonly seconds: number;
  /** Processor time of all threads, in seconds. */
  readonly cpu: number;
}

/** Measures how long this process takes for some work. */
export async function timed<Result>(work: () => Promise<Result>): Promise<Timed & { result: Result }> {
  const [started, before] = [performance.now(), process.cpuUsage()];
  const result = await work();
  const { user, system } = process.cpuUsage(before);
  return { result, seconds: (performance.now() - started) / 1000, cpu: (user + system) / 1e6 };
}
