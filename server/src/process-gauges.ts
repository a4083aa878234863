import { statfs } from "node:fs/promises";
import { Gauge, Registry } from "prom-client";
import type { Context } from "./context.ts";
import { databaseAnswers } from "./database/answers.ts";

interface Measured {
  readonly value: number;
  readonly labels?: Readonly<Record<string, string>>;
}

/** Adds a gauge with what was measured just now. What could not be measured is left out: 0 would be a lie. */
export type AddGauge = (name: string, help: string, values: readonly Measured[]) => void;

/** For what is measured when somebody asks. */
export function createGauges(): { readonly registry: Registry; readonly add: AddGauge } {
  const registry = new Registry();
  return {
    registry,
    add: (name, help, values) => {
      const labelNames = Object.keys(values[0]?.labels ?? {});
      const gauge = new Gauge({ name, help, labelNames, registers: [registry] });
      for (const { value, labels = {} } of values) gauge.set(labels, value);
    },
  };
}

/** Measures this process: its connections, its disk, and whether its database answers, which it also returns. Takes up to 2 s. */
export async function measureProcess(
  { pool, config, metrics: { role } }: Pick<Context, "pool" | "config" | "metrics">,
  add: AddGauge,
): Promise<boolean> {
  // Before the question below takes a connection.
  add("curta_database_connections", "Connections of the pool for requests, and who waits for one", [
    { labels: { state: "busy", role }, value: pool.totalCount - pool.idleCount },
    { labels: { state: "idle", role }, value: pool.idleCount },
    { labels: { state: "awaited", role }, value: pool.waitingCount },
  ]);
  const [answers, disk] = await Promise.all([
    databaseAnswers(pool),
    statfs(config.dataFolder).catch(() => undefined),
  ]);
  add("curta_database_up", "1 where the database answers this process, else 0", [
    { labels: { role }, value: answers ? 1 : 0 },
  ]);
  if (disk) {
    add("curta_disk_free_bytes", "Free space where the data folder lies", [
      { labels: { role }, value: disk.bavail * disk.bsize },
    ]);
  }
  return answers;
}
