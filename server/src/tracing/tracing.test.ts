import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { z } from "zod";
import { signIn, startLockedServer } from "../../testing/people.ts";
import { finished } from "../../testing/traces/traceable-life.ts";
import { startReceiver } from "../../testing/requests/receiver.ts";
import { until } from "../../testing/servers/test-server.ts";

const value = z.looseObject({});
const spanSchema = z.object({
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  name: z.string(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(z.object({ key: z.string(), value })),
});
type SentSpan = z.infer<typeof spanSchema>;
const exportSchema = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(z.object({ key: z.string(), value })) }),
      scopeSpans: z.array(z.object({ spans: z.array(spanSchema) })),
    }),
  ),
});

function spansOf(bodies: readonly string[]): SentSpan[] {
  return bodies
    .flatMap((body) => exportSchema.parse(JSON.parse(body)).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
}

test("a film's trace leads from the request through the line to the finished film, under the caller's own trace", async () => {
  await using collector = await startReceiver(() => 200);
  await using server = await startLockedServer({
    env: { OTEL_EXPORTER_OTLP_ENDPOINT: `${collector.url}/` },
  });
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { image_url } = await ana.makeImage();
  const traceId = "0af7651916cd43dd8448eb211c80319c";
  const answer = await fetch(`${server.url}/webhook/gerarShorts`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${ana.token}`,
      traceparent: `00-${traceId}-b7ad6b7169203331-01`,
    },
    body: JSON.stringify(ana.videoBody(image_url, "um roteiro secreto")),
  });
  const { id } = z.object({ id: z.string() }).parse(await answer.json());
  await finished(server, id);
  const sent = () => spansOf(collector.received.map(({ body }) => body));
  const spans = await until("the whole trace", async () => {
    const mine = sent().filter((span) => span.traceId === traceId);
    return mine.some(({ name }) => name === "make film") ? mine : undefined;
  });
  expect(collector.received.every(({ path }) => path === "/v1/traces")).toBe(true);
  const names = new Map(spans.map((span) => [span.spanId, span.name]));
  const tree = spans.map(({ name, parentSpanId = "" }) => [names.get(parentSpanId) ?? parentSpanId, name]);
  expect(tree).toEqual(
    expect.arrayContaining([
      ["b7ad6b7169203331", "POST /webhook/gerarShorts"],
      ["POST /webhook/gerarShorts", "film in line"],
      ["POST /webhook/gerarShorts", "make film"],
      ["make film", "film frames"],
      ["make film", "store film"],
    ]),
  );
  // The line ends where the attempt begins.
  const [line, attempt] = ["film in line", "make film"].map((name) => spans.find((one) => one.name === name));
  expect(Number(line?.endTimeUnixNano)).toBeLessThanOrEqual(Number(attempt?.startTimeUnixNano));
  expect(attempt?.attributes).toContainEqual({ key: "curta.generation", value: { stringValue: id } });
  // The image has a trace of its own, and none tells what anybody wrote or who they are.
  expect(sent().find(({ name }) => name === "make image")?.traceId).not.toBe(traceId);
  const everything = JSON.stringify(collector.received);
  for (const secret of ["secreto", "ana@", ana.userId, ana.token]) expect(everything).not.toContain(secret);
});

test("without a collector's address nothing of OpenTelemetry's SDK is loaded, and films are made", async () => {
  await using server = await startLockedServer();
  server.startWorker();
  const ana = await signIn(server, "ana");
  const { id } = await ana.requestFilm((await ana.makeImage()).image_url);
  await finished(server, id);
  const { rows } = await server.context.pool.query("select traceparent from curta.film");
  expect(rows).toEqual([{ traceparent: null }]);
  const script = `
    const { openTracer } = await import(${JSON.stringify(new URL("./tracer.ts", import.meta.url).href)});
    const loaded = [];
    const { registerHooks } = await import("node:module");
    registerHooks({ load: (url, context, next) => (loaded.push(url), next(url, context)) });
    const count = () => loaded.filter((url) => url.includes("@opentelemetry")).length;
    await openTracer({ otlpEndpoint: undefined, role: "web" });
    const without = count();
    await (await openTracer({ otlpEndpoint: "http://127.0.0.1:9", role: "web" })).stop();
    console.log(without, count() > 10);`;
  const { stdout } = await promisify(execFile)(process.execPath, ["--input-type=module", "-e", script]);
  expect(stdout.trim()).toBe("0 true");
});
