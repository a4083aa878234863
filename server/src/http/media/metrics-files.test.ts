import { readFileSync } from "node:fs";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, startLockedServer } from "../../../testing/people.ts";
import { finished } from "../../../testing/traces/traceable-life.ts";
import type { TestServer } from "../../../testing/servers/test-server.ts";

const MONITORING = new URL("../../../../deploy/monitoring/", import.meta.url);
let server: TestServer;
let names: Set<string>;
let figures: string;
beforeAll(async () => {
  server = await startLockedServer({ env: { CURTA_METRICS_TOKEN: "m" } });
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { id } = await ana.requestFilm((await ana.makeImage()).image_url);
  await finished(server, id);
  const answer = await fetch(`${server.url}/metrics`, { headers: { authorization: "Bearer m" } });
  figures = await answer.text();
  const types = [...figures.matchAll(/^# TYPE (\w+) (\w+)$/gm)];
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

test("what an alert counts is zero before it happens, so that the first time is an increase", () => {
  const text = readFileSync(new URL("alerts.yaml", MONITORING), "utf8");
  const counted = [...text.matchAll(/increase\((\w+)(?:\{(\w+="\w+")\})?/g)];
  expect(counted.length).toBeGreaterThan(2);
  for (const [, name = "", label = ""] of counted) {
    expect(figures).toMatch(new RegExp(`^${name}\\{(?:.*,)?${label}.*\\} \\d+$`, "m"));
  }
});

test("every alert says what is wrong and what to do", () => {
  const text = readFileSync(new URL("alerts.yaml", MONITORING), "utf8");
  const rules = text.split("- alert: ").slice(1);
  expect(rules.length).toBeGreaterThan(5);
  for (const rule of rules) {
    expect(rule).toMatch(/^Curta\w+\n +expr: .+\n[^]*summary: .+\.\n +description: .+\.\n/);
  }
});
