import { AggregatorRegistry } from "prom-client";
import { expect, test } from "vitest";
import { startMutedLink } from "../../testing/faults/muted-link.ts";
import { startTestDatabase } from "../../testing/servers/test-database.ts";
import { startTestServer, until } from "../../testing/servers/test-server.ts";
import { freePort } from "../database/embedded/postmaster.ts";
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

test("a worker of its own tells its connections, its disk and whether its database answers, also while it is silent", async () => {
  await using database = await startTestDatabase();
  await using link = await startMutedLink(database.url);
  const port = await freePort();
  const env = { CURTA_ROLE: "worker", CURTA_METRICS_TOKEN: "m", CURTA_METRICS_PORT: String(port) };
  await using server = await startTestServer({ databaseUrl: link.url, env });
  server.startWorker();
  const ask = (path: string) =>
    fetch(`http://127.0.0.1:${port}${path}`, { headers: { authorization: "Bearer m" } });
  await until("the worker", () =>
    ask("/ready").then(
      ({ ok }) => ok,
      () => false,
    ),
  );
  const scrape = async () => (await ask("/metrics")).text();
  expect(await scrape()).toContain('\ncurta_database_up{role="worker"} 1\n');
  link.mute();
  expect((await ask("/ready")).status).toBe(503);
  const silent = await scrape();
  link.unmute();
  expect(silent).toContain('\ncurta_database_up{role="worker"} 0\n');
  expect(silent).toContain('\ncurta_film_takeovers_total{role="worker"} 0\n');
  expect(silent).toMatch(/\ncurta_database_connections\{state="awaited",role="worker"\} \d+\n/);
  expect(silent).toMatch(/\ncurta_disk_free_bytes\{role="worker"\} \d+\n/);
});
