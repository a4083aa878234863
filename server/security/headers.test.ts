import { connect } from "node:net";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { WEBHOOK_PATH } from "@curta/contract";
import { afterAll, beforeAll, expect, test } from "vitest";
import { mediaKey, newMediaFolder } from "../src/media/media-store.ts";
import type { TestServer } from "../testing/servers/test-server.ts";
import { startLockedServer } from "../testing/people.ts";
import { askRaw, type RawRequest } from "../testing/requests/raw-request.ts";

const json = { "content-type": "application/json" };
const film = mediaKey(newMediaFolder(), "film.mp4");
let pageFolder: string;
let server: TestServer;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), "curta-page-"));
  await writeFile(join(pageFolder, "index.html"), "<!doctype html><title>Curta</title>");
  server = await startLockedServer({ parts: { pageFolder } });
  await server.context.media.putBytes(film, Buffer.alloc(1_000));
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

const ANSWERS: [what: string, status: number, path: string, request?: RawRequest][] = [
  ["the page", 200, "/"],
  ["a route of the page", 200, "/gerar-shorts", { headers: { accept: "text/html" } }],
  ["what is not there", 404, "/assets/nothing.js"],
  ["a film", 200, `/media/${film}`],
  ["a piece of a film", 206, `/media/${film}`, { headers: { range: "bytes=0-9" } }],
  ["no piece of a film", 416, `/media/${film}`, { headers: { range: "bytes=9999-" } }],
  ["no film", 404, "/media/x"],
  ["a webhook without a token", 401, WEBHOOK_PATH, { method: "POST", headers: json, body: "{}" }],
  [
    "a film without a token",
    401,
    `/generations/${randomUUID()}/cancel`,
    { method: "POST", headers: json, body: "{}" },
  ],
  ["another method", 405, WEBHOOK_PATH, { method: "PUT", headers: json, body: "{}" }],
  [
    "a wrong sign-in",
    400,
    "/auth/v1/token?grant_type=password",
    { method: "POST", headers: json, body: "{}" },
  ],
  ["nobody's user", 401, "/auth/v1/user"],
  ["a preflight", 204, "/rest/v1/shorts_generation", { method: "OPTIONS", headers: { origin: "http://x" } }],
  ["an unknown table", 404, "/rest/v1/account"],
  ["a bad token", 401, "/rest/v1/shorts_generation", { headers: { authorization: "Bearer x.y.z" } }],
  ["a path that cannot be decoded", 400, "/%"],
];

test.each(ANSWERS)(
  "%s (%i) carries the strict policy and may not be framed",
  async (_what, status, path, request) => {
    const answer = await askRaw(server.url, path, request);
    expect(answer.headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "referrer-policy": expect.any(String),
      "cross-origin-opener-policy": "same-origin",
    });
    const policy = String(answer.headers["content-security-policy"]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).not.toMatch(/unsafe-inline|'unsafe-eval'|\*/);
    expect(answer.headers["set-cookie"]).toBeUndefined();
    expect(answer.headers["server"] ?? answer.headers["x-powered-by"]).toBeUndefined();
    expect(answer.status).toBe(status);
  },
);

test("what is no HTTP is answered 400 and cut off, and harms nobody", async () => {
  for (const bytes of [
    "GET / HTTP/9.9\r\n\r\n",
    "\u0016\u0003\u0001",
    `GET / HTTP/1.1\r\nx: ${"y".repeat(70_000)}\r\n\r\n`,
  ]) {
    const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
    // The server may reset the connection instead of closing it.
    const closed = new Promise((resolve) => socket.on("error", resolve).on("close", resolve));
    socket.resume().end(bytes);
    await closed;
  }
  expect((await askRaw(server.url, "/live")).status).toBe(200);
});
