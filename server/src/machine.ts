import { availableParallelism, totalmem } from "node:os";

/** What this process may use of the machine: all of it, or the share that its container gets. */
export interface Machine {
  readonly cores: number;
  readonly memoryBytes: number;
}

export function measureMachine(): Machine {
  const limit = process.constrainedMemory();
  // Node takes the processor share of a container into account by itself.
  return {
    cores: availableParallelism(),
    memoryBytes: limit > 0 ? Math.min(limit, totalmem()) : totalmem(),
  };
}
