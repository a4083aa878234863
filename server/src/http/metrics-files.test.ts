import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, startLockedServer } from "../../testing/people.ts";
import { finished } from "../../testing/traceable-life.ts";
import type { TestServer } from "../../testing/servers/test-server.ts";

const MONITORING = new URL("../../../deploy/monitoring/", import.meta.url);
let server: TestServer;
let names: Set<string>;
beforeAll(async () => {
  server = await startLockedServer({ env: { CURTA_METRICS_TOKEN: "m" } });
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { id } = await ana.requestFilm((await ana.makeImage()).image_url);
  await finished(server, id);
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: "Bearer m" } });
  const types = [...(await answer.text()).matchAll(/^# TYPE (\w+) (\w+)$/gm)];
  names = new Set(
    types.flatMap(([, name = "", type]) =>
      type === "histogram" ? ["_bucket", "_sum", "_count"].map((end) => name + end) : [name],
    ),
  );
});
afterAll(() => server[Symbol.asyncDispose]());

test.each(["grafana-dashboard.json", "alerts.yaml"])("every metric that %s asks for exists", (file) => {
  const text = readFileSync(new URL(file, MONITORING), "utf8");
  const asked = [...text.matchAll(/\b(?:curta|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name);
  expect(asked.length).toBeGreaterThan(8);
  expect(asked.filter((name) => !names.has(name))).toEqual([]);
});

test("every alert says what is wrong and what to do", () => {
  const text = readFileSync(new URL("alerts.yaml", MONITORING), "utf8");
  const rules = text.split("- alert: ").slice(1);
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules) {
    expect(rule).toMatch(/^Curta\w+\n +expr: .+\n[^]*summary: .+\.\n +description: .+\.\n/);
  }
});
