import { readFileSync } from "node:fs";
import { WEBHOOK_PATH } from "@curta/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, startLockedServer } from "../../../testing/people.ts";
import { finished } from "../../../testing/traces/traceable-life.ts";
import { createTestStudio } from "../../../testing/servers/test-studio.ts";
import { until, type TestServer } from "../../../testing/servers/test-server.ts";
import { findGeneration } from "../../database/rows/generations.ts";

const MONITORING = new URL("../../../../deploy/monitoring/", import.meta.url);
/** A photo of which no image can be made. */
const BROKEN = Buffer.alloc(77, 7);
let server: TestServer;
let names: Set<string>;
let figures: string;
beforeAll(async () => {
  const studio = createTestStudio();
  const makeKeyImage: typeof studio.makeKeyImage = (photo, wishes) => {
    if (photo.length === BROKEN.length) throw new Error("a fault of the server's own");
    return studio.makeKeyImage(photo, wishes);
  };
  server = await startLockedServer({
    env: { CURTA_METRICS_TOKEN: "m" },
    parts: { studio: { ...studio, makeKeyImage } },
  });
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { image_url } = await ana.makeImage();
  const { id } = await ana.requestFilm(image_url);
  await finished(server, id);
  const failing = await ana.requestFilm(image_url, "falha");
  await until(
    "a film to fail",
    async () => (await findGeneration(server.context.pool, failing.id))?.status === "error",
  );
  expect((await ana.post(WEBHOOK_PATH, ana.imageBody(BROKEN))).status).toBe(500);
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

test.each(["grafana-dashboard.json", "alerts.yaml"])(
  "every label that %s asks for is one of its metric",
  (file) => {
    const text = readFileSync(new URL(file, MONITORING), "utf8").replaceAll('\\"', '"');
    const chosen = [...text.matchAll(/\b((?:curta|nodejs)_\w+)\{(\w+="\w+")\}/g)].map(([, ...one]) => one);
    const grouped = [...text.matchAll(/ by \(([\w, ]+)\) \([^)]*?\b((?:curta|nodejs|process)_\w+)/g)];
    const asked = [
      ...chosen,
      ...grouped.flatMap(([, labels = "", name = ""]) =>
        labels.split(", ").map((label) => [name, `${label}="`]),
      ),
    ];
    expect(asked.length).toBeGreaterThan(4);
    const lines = figures.split("\n");
    const isThere = ([name = "", label = ""]: string[]): boolean =>
      lines.some(
        (line) =>
          line.startsWith(`${name}{`) &&
          line
            .slice(name.length)
            .split(/[{,}]/)
            .some((one) => one.startsWith(label)),
      );
    expect(asked.filter((one) => !isThere(one))).toEqual([]);
  },
);

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
