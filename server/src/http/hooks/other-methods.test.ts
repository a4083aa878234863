import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { errorMessage } from "@curta/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startLockedServer } from "../../../testing/people.ts";
import { askRaw } from "../../../testing/requests/raw-request.ts";
import type { TestServer } from "../../../testing/servers/test-server.ts";

let pageFolder: string;
let server: TestServer;
/** Methods of every documented path, in capitals, with a segment for each name. */
let paths: [path: string, methods: string[]][];
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), "curta-page-"));
  await writeFile(join(pageFolder, "index.html"), "<!doctype html><title>Curta</title>");
  const env = { CURTA_METRICS_TOKEN: "only-for-prometheus" };
  server = await startLockedServer({ parts: { pageFolder }, env });
  const answer = await fetch(`${server.url}/openapi.json`);
  const document = (await answer.json()) as { paths: Record<string, Record<string, unknown>> };
  paths = Object.entries(document.paths).map(([path, methods]) => [
    path.replaceAll(/\{\w+\}/g, "x"),
    Object.keys(methods).map((method) => method.toUpperCase()),
  ]);
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE", "TRACE", "PROPFIND"];

test("a method that a path does not have is 405 with those that it has, before anybody is asked who they are", async () => {
  // "current" is also read as a draft's id, and what is shared to the page is a page too.
  const both = new Set(["/drafts/current", "/compartilhar"]);
  const own = paths.filter(([path]) => !path.startsWith("/rest/v1/") && !both.has(path));
  expect(own.length).toBeGreaterThan(40);
  for (const [path, methods] of own) {
    for (const method of METHODS.filter((one) => !methods.includes(one))) {
      // No JSON, which would be refused first if it were read.
      const headers = { "content-type": "text/plain" };
      const answer = await askRaw(server.url, path, { method, headers, body: "x" });
      const said = { method, path, status: answer.status, ...(JSON.parse(answer.body) as object) };
      const refused = { code: "method_not_allowed", message: errorMessage("method_not_allowed") };
      expect(said).toMatchObject({ method, path, status: 405, ...refused });
      expect(String(answer.headers["allow"]).split(", ")).toEqual(expect.arrayContaining(methods));
    }
  }
});

test.each([
  ["/", "GET, HEAD"],
  ["/gerar-shorts?x=/media/", "GET, HEAD"],
  ["/compartilhar", "GET, HEAD, POST"],
  ["/me/", "GET, HEAD"],
  ["/webhook/gerarShorts", "POST"],
  ["/media/x/film.mp4", "GET, HEAD"],
  ["/auth/v1/user", "GET, HEAD, OPTIONS, PUT"],
])("%s has %s", async (path, allowed) => {
  const { status, headers } = await askRaw(server.url, path, { method: "PATCH" });
  expect([status, headers["allow"]]).toEqual([405, allowed]);
});

test("where there is nothing, every method is 404", async () => {
  for (const path of ["/auth/v1/nothing", "/me/nothing", "/assets/nothing", "/nothing.js"]) {
    for (const method of METHODS) {
      const { status, headers } = await askRaw(server.url, path, { method });
      expect({ path, method, status, allow: headers["allow"] }).toEqual({ path, method, status: 404 });
    }
  }
});

test("below the paths of services there is no page, not even where a service is closed", async () => {
  await using closed = await startLockedServer({ parts: { pageFolder } });
  const services = new Set(paths.map(([path]) => path.split("/", 2).join("/")));
  for (const path of [...services].filter((one) => !one.includes(".") && one !== "/compartilhar")) {
    const { status, headers } = await askRaw(closed.url, `${path}/a/b/c`);
    expect({ path, status, type: headers["content-type"] }).toMatchObject({ path, status: 404 });
  }
  expect((await askRaw(closed.url, "/metrics")).status).toBe(404);
});

test("rows answer a method that they do not have as PostgREST does", async () => {
  const answer = await askRaw(server.url, "/rest/v1/shorts_generation", { method: "PROPFIND" });
  expect([answer.status, JSON.parse(answer.body)]).toEqual([
    405,
    { code: "PGRST117", details: null, hint: null, message: "Unsupported HTTP method: PROPFIND" },
  ]);
});

test("below the rows there is nothing by any method, said as PostgREST does, whatever a browser would take", async () => {
  const nothing = {
    code: "PGRST125",
    details: null,
    hint: null,
    message: "Invalid path specified in request URL",
  };
  for (const path of ["/rest/v1/a/b", "/rest/v1/rpc/x?y=z"]) {
    for (const method of METHODS) {
      const { status, body } = await askRaw(server.url, path, { method, headers: { accept: "text/html" } });
      expect({ path, method, status, said: JSON.parse(body) }).toMatchObject({ status: 404, said: nothing });
    }
  }
});
