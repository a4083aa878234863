import { AggregatorRegistry } from "prom-client";
import { expect, test } from "vitest";
import { createMetrics } from "../metrics.ts";
import { createWorkerMetrics } from "./worker-metrics.ts";

test("what workers have counted never falls when one dies and another begins from nothing", async () => {
  const heard = createWorkerMetrics();
  const sum = async (name: string) => {
    const registry = AggregatorRegistry.aggregate(heard.latest());
    return (await registry.getSingleMetric(name)?.get())?.values;
  };
  for (let life = 1; life <= 3; life++) {
    const worker = createMetrics("worker");
    worker.takeovers.inc(2);
    worker.renderSeconds.observe(7);
    heard.hear({ kind: "metrics", figures: await worker.registry.getMetricsAsJSON() });
    expect((await sum("curta_film_takeovers_total"))?.[0]?.value).toBe(2 * life);
    await heard.workerEnded();
    expect((await sum("curta_film_takeovers_total"))?.[0]?.value).toBe(2 * life);
    const seconds = await sum("curta_render_seconds");
    expect(seconds?.find((one) => String(one.labels["le"]) === "+Inf")?.value).toBe(life);
    // Of a process that is no more there is no memory to show.
    expect(await sum("process_resident_memory_bytes")).toBeUndefined();
  }
});
