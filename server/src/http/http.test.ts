import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { get as httpGet, type IncomingMessage } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { brotliCompressSync } from "node:zlib";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { ERRORS, pageConfigSchema } from "@curta/contract";
import { mediaKey, newMediaFolder, type MediaKey } from "../media/media-store.ts";
import { startTestServer, TestCaller, until, type TestServer } from "../../testing/servers/test-server.ts";
import { createMetrics } from "../metrics.ts";
import { freePort } from "../database/embedded/postmaster.ts";
import { parseRange } from "./media/range.ts";

const METRICS_TOKEN = "only-for-prometheus";
const FILM = Buffer.from(Array.from({ length: 5_000 }, (_, n) => n % 253));
let pageFolder: string;
let server: TestServer;
let key: MediaKey;

beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), "curta-page-"));
  await mkdir(join(pageFolder, "assets"));
  await writeFile(join(pageFolder, "index.html"), "<!doctype html><title>Curta</title>");
  await writeFile(join(pageFolder, "assets/app-0a1b2c3d.js"), "export {};");
  await writeFile(join(pageFolder, "assets/app-0a1b2c3d.js.br"), brotliCompressSync("export {};"));
  server = await startTestServer({
    parts: { pageFolder },
    env: { CURTA_PUBLIC_URL: "https://curta.example", CURTA_METRICS_TOKEN: METRICS_TOKEN },
  });
  key = mediaKey(newMediaFolder(), "film.mp4");
  await server.context.media.putBytes(key, FILM);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

function get(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Response> {
  return fetch(server.url + path, { headers, method });
}

/** A request with this very path and these headers alone: `fetch` tidies paths and says what it accepts. */
async function ask(path: string, headers: Record<string, string> = {}) {
  const { hostname, port } = new URL(server.url);
  const asking = httpGet({ hostname, port, path, headers });
  const [response] = (await once(asking, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

describe("media", () => {
  test("is served whole, with its type, for ever", async () => {
    const response = await get(`/media/${key}`);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": "video/mp4",
      "content-length": "5000",
      "accept-ranges": "bytes",
      "cache-control": "private, max-age=300, must-revalidate",
    });
    expect(Buffer.from(await response.arrayBuffer()).equals(FILM)).toBe(true);
    const again = await get(`/media/${key}`, { "if-none-match": response.headers.get("etag") ?? "" });
    expect(again.status).toBe(304);
  });

  test("answers HEAD like GET, without the bytes", async () => {
    const response = await get(`/media/${key}`, {}, "HEAD");
    expect(response.headers.get("content-length")).toBe("5000");
    expect(await response.text()).toBe("");
  });

  test.each([
    ["bytes=0-99", 206, "bytes 0-99/5000", FILM.subarray(0, 100)],
    ["bytes=4900-", 206, "bytes 4900-4999/5000", FILM.subarray(4_900)],
    ["bytes=-10", 206, "bytes 4990-4999/5000", FILM.subarray(4_990)],
    ["bytes=10-9999999", 206, "bytes 10-4999/5000", FILM.subarray(10)],
    ["bytes=5000-", 416, "bytes */5000", Buffer.alloc(0)],
    ["bytes=0-1,5-6", 200, null, FILM],
    ["lines=0-1", 200, null, FILM],
  ])("range %s is %i", async (range, status, contentRange, bytes) => {
    const response = await get(`/media/${key}`, { range });
    expect(response.status).toBe(status);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true);
  });

  test("no range header breaks the reader, and every range lies inside the file", () => {
    const header = fc.oneof(
      fc.string(),
      fc.tuple(fc.nat(), fc.nat()).map(([a, b]) => `bytes=${a}-${b}`),
    );
    fc.assert(
      fc.property(header, fc.nat(10_000), (written, size) => {
        const range = parseRange(written, size);
        if (typeof range === "string") return;
        expect(range.from).toBeLessThanOrEqual(range.to);
        expect(range.to).toBeLessThan(size);
      }),
    );
  });

  test.each([
    `/media/${"0".repeat(32)}/film.mp4`,
    "/media/../../etc/passwd",
    "/media/%2e%2e/%2e%2e/etc/passwd",
    `/media/${"0".repeat(32)}/..%2f..%2fx`,
    "/media/",
    "/media/x",
  ])("%s is not found", async (path) => {
    expect((await ask(path)).status).toBe(404);
  });
});

describe("the page", () => {
  test("is served under its own routes, and asked for again each time", async () => {
    for (const path of ["/", "/login", "/gerar-shorts", "/login?from=%2F"]) {
      const response = await get(path, { accept: "text/html" });
      expect(response.status).toBe(200);
      expect(response.headers.get("cache-control")).toBe("no-cache");
      expect(await response.text()).toContain("<title>Curta</title>");
    }
  });

  test.each([undefined, "*/*", "text/html,application/json;q=0.9"])(
    "is given to whoever accepts %s",
    async (accept) => {
      const { status, headers, body } = await ask("/gerar-shorts", accept === undefined ? {} : { accept });
      expect([status, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
      expect(body).toContain("<title>Curta</title>");
    },
  );

  test.each(["/", "/login", "/index.html", "/assets/app-0a1b2c3d.js"])(
    "%s answers HEAD like GET",
    async (path) => {
      const [whole, head] = await Promise.all([get(path), get(path, {}, "HEAD")]);
      expect(head.status).toBe(200);
      for (const name of ["content-type", "content-length", "cache-control"]) {
        expect(head.headers.get(name)).toBe(whole.headers.get(name));
      }
      expect(await head.text()).toBe("");
    },
  );

  test.each([
    ["/gerar-shorts", "application/json", "not_found"],
    ["/missing.png", "text/html", "not_found"],
    ["/media", "*/*", "not_found"],
    ["/generations/x/y", "*/*", "not_found"],
    ["/generations/x", "*/*", "method_not_allowed"],
    ["/webhook/gerarShorts", "*/*", "method_not_allowed"],
  ] as const)("is not what %s is for whoever accepts %s", async (path, accept, code) => {
    const response = await get(path, { accept });
    expect(response.status).toBe(ERRORS[code][0]);
    expect(await response.json()).toMatchObject({ code });
  });

  test("has hashed files that are compressed and kept for ever", async () => {
    const response = await get("/assets/app-0a1b2c3d.js", { "accept-encoding": "br" });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe("export {};");
  });

  test("what is not there is not the page", async () => {
    const missing = await get("/assets/gone.js", { accept: "*/*" });
    expect(missing.status).toBe(404);
    expect(await missing.json()).toMatchObject({ code: "not_found" });
    expect((await get("/media/x", { accept: "text/html" })).status).toBe(404);
  });

  test("is told where its services are", async () => {
    const response = await get("/config.json");
    const config = pageConfigSchema.parse(await response.json());
    expect(config).toMatchObject({
      supabaseUrl: "https://curta.example",
      workflowUrl: "https://curta.example",
    });
    expect(config.sendAuthorization).toBe(true);
    expect(JSON.stringify(config)).not.toContain(server.context.identity.serviceKey);
  });
});

describe("every answer", () => {
  test.each(["/", "/config.json", "/nothing", "/health", "/assets/app-0a1b2c3d.js"])(
    "%s carries the security headers",
    async (path) => {
      const { headers } = await get(path);
      const policy = headers.get("content-security-policy") ?? "";
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain("unsafe-inline");
      expect(policy).not.toContain("'unsafe-eval'");
      expect(Object.fromEntries(headers)).toMatchObject({
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "cross-origin-opener-policy": "same-origin",
        "strict-transport-security": expect.stringContaining("max-age"),
        "x-request-id": expect.stringMatching(/^[0-9a-f-]{36}$/),
      });
    },
  );

  test("of health says what can be done", async () => {
    expect((await get("/live")).status).toBe(200);
    expect(await (await get("/health")).json()).toMatchObject({ ok: true, database: true, media: true });
    expect((await get("/ready")).status).toBe(200);
  });

  test("of metrics is what Prometheus reads", async () => {
    for (const grant of ["password", "refresh_token"]) {
      await fetch(`${server.url}/auth/v1/token?grant_type=${grant}`, {
        method: "POST",
        headers: { "content-type": "application/json", apikey: server.context.identity.anonKey },
        body: JSON.stringify({ email: "ninguem@curta.example", password: "errada", refresh_token: "errado" }),
      });
    }
    expect((await get("/metrics")).status).toBe(401);
    const figures = await readMetrics(server.url, METRICS_TOKEN);
    expect(figures).toMatch(/^curta_films_waiting 0$/m);
    expect(figures).toMatch(/^curta_http_requests_total\{.*role="web"\} \d+$/m);
    expect(figures).toMatch(/^curta_sign_ins_total\{outcome="refused",role="web"\} 1$/m);
    expect(figures).toMatch(/^curta_films_ended\{status="completed"\} 0$/m);
    expect(figures).toMatch(/^curta_realtime_connections 0$/m);
    expect(figures).toMatch(/^curta_database_connections\{state="awaited",role="web"\} 0$/m);
    expect(figures).toMatch(/^nodejs_eventloop_lag_p99_seconds\{role="web"\} /m);
    expect(
      figures
        .split("\n")
        .filter((line) => line !== "" && !/^(# (HELP|TYPE) |[a-z_\d]+(\{.*\})? ([\d.e+-]+|Nan)$)/.test(line)),
    ).toEqual([]);
  });
});

function readMetrics(url: string, token: string): Promise<string> {
  return fetch(`${url}/metrics`, { headers: { authorization: `Bearer ${token}` } }).then((one) => one.text());
}

test("without a token there are no metrics", async () => {
  await using closed = await startTestServer();
  expect((await fetch(`${closed.url}/metrics`)).status).toBe(404);
});

test("what a worker counts is told with the web process's figures, and on a port of its own where that is set", async () => {
  const port = await freePort();
  await using counting = await startTestServer({
    env: { CURTA_METRICS_TOKEN: METRICS_TOKEN, CURTA_METRICS_PORT: String(port), CURTA_HOST: "127.0.0.1" },
  });
  const caller = new TestCaller(counting.url);
  const { image_url } = await caller.makeImage();
  const stop = counting.startWorker();
  const { id } = await caller.requestFilm(image_url, "contado");
  await until("the film", async () => {
    const answer = await fetch(`${counting.url}/rest/v1/shorts_generation?select=status&id=eq.${id}`);
    return (await answer.text()).includes("completed");
  });
  const own = `http://127.0.0.1:${port}`;
  await until("the figures", async () =>
    /^curta_film_attempts_total\{outcome="completed",.*\} 1$/m.test(await readMetrics(own, METRICS_TOKEN)),
  );
  expect((await fetch(`${own}/metrics`)).status).toBe(401);
  expect((await fetch(`${own}/live`)).status).toBe(404);
  expect((await fetch(`${own}/ready`)).status).toBe(200);
  const figures = await readMetrics(own, METRICS_TOKEN);
  expect(figures).toMatch(/^curta_render_seconds_count\{.*\} 1$/m);
  expect(figures).toMatch(/^curta_film_seconds_total\{.*\} \d/m);

  const worker = createMetrics("worker");
  worker.takeovers.inc(3);
  counting.context.workerMetrics.hear({ kind: "metrics", figures: await worker.registry.getMetricsAsJSON() });
  const both = await readMetrics(counting.url, METRICS_TOKEN);
  expect(both).toMatch(/^curta_film_takeovers_total\{role="worker"\} 3$/m);
  expect(both).toMatch(/^curta_film_takeovers_total\{role="web"\} 0$/m);
  expect(both).toMatch(/^curta_media_bytes\{kind="film"\} [1-9]/m);
  await stop();
});
