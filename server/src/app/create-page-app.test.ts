import { pino } from "pino";
import { expect, test } from "vitest";
import { until } from "../../testing/servers/test-server.ts";
import { readConfig } from "../config.ts";
import { createPageApp } from "./create-page-app.ts";

test("a server of the page alone counts and logs every answer, by the id that it carries", async () => {
  const config = readConfig({
    CURTA_SUPABASE_URL: "https://project.example",
    CURTA_SUPABASE_KEY: "sb_publishable_x",
    CURTA_WORKFLOW_URL: "https://n8n.example",
    CURTA_METRICS_TOKEN: "m",
  });
  const { supabase } = config;
  if (supabase === undefined) throw new Error("no project");
  const lines: string[] = [];
  const app = await createPageApp({
    config: { ...config, supabase },
    log: pino({ level: "info" }, { write: (line: string) => void lines.push(line) }),
    pageFolder: import.meta.dirname,
    stopping: new AbortController().signal,
  });
  await app.listen({ port: 0, host: "127.0.0.1" });
  for (const [path, status] of [
    ["/live", 200],
    ["/config.json", 200],
    ["/nothing/here", 404],
  ] as const) {
    const answer = await fetch(app.listeningOrigin + path);
    expect(answer.status).toBe(status);
    const id = answer.headers.get("x-request-id") ?? "none";
    const isIts = (line: string) => line.includes(`"reqId":"${id}"`) && line.includes('"msg":"answered"');
    await until(`the line of ${path}`, async () => lines.find(isIts));
  }
  expect((await fetch(`${app.listeningOrigin}/metrics`)).status).toBe(401);
  const headers = { authorization: "Bearer m" };
  const figures = await (await fetch(`${app.listeningOrigin}/metrics`, { headers })).text();
  expect(figures).toContain(
    'curta_http_requests_total{route="/config.json",method="GET",status="2xx",role="web"} 1\n',
  );
  await app.close();
});
