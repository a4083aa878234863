import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { ERRORS } from "@curta/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addApiKey } from "../src/identity/index.ts";
import { ANSWERS } from "../src/texts/answers.ts";
import {
  hostileRequests,
  type HostileRequest,
  type Known,
  type RequestDocument,
} from "../testing/requests/hostile-requests.ts";
import { PASSWORD, signIn, startLockedServer, type Person } from "../testing/people.ts";
import { askRaw, type RawAnswer } from "../testing/requests/raw-request.ts";
import type { TestServer } from "../testing/servers/test-server.ts";

const METRICS_TOKEN = "only-for-prometheus";
let pageFolder: string;
let server: TestServer;
let document: RequestDocument;
let ana: Person;
/** Who asks: a stranger, a user, machines, and what is none of them. */
let tokens: (string | undefined)[];
let known: Known;
beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), "curta-page-"));
  await writeFile(join(pageFolder, "index.html"), "<!doctype html><title>Curta</title>");
  const env = {
    CURTA_SIGNUP: "open",
    CURTA_METRICS_TOKEN: METRICS_TOKEN,
    CURTA_TRUSTED_PROXIES: "127.0.0.1",
  };
  server = await startLockedServer({ parts: { pageFolder }, env });
  ana = await signIn(server, "ana");
  const scopes = ["webhook", "rest"] as const;
  const { key } = await addApiKey(server.context.pool, "ana@curta.example", "machine", [...scopes]);
  const { anonKey, serviceKey } = server.context.identity;
  const hers = Array.from({ length: 16 }, () => ana.token);
  tokens = [...hers, undefined, key, key, anonKey, serviceKey, METRICS_TOKEN, "a.b.c"];
  const { image_url } = await ana.makeImage();
  const film = await ana.requestFilm(image_url);
  known = {
    id: [film.id, film.id, randomUUID(), "current"],
    user_id: [ana.userId],
    image_url: [image_url],
    imagem_base64: [Buffer.alloc(64, 7).toString("base64")],
    key_image: [undefined],
    // Her own would delete her account.
    email: ["rui@curta.example"],
    password: [PASSWORD],
    current_password: [PASSWORD],
    refresh_token: ["abc"],
  };
  document = (await (await fetch(`${server.url}/openapi.json`)).json()) as RequestDocument;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

const SENTENCES = new Set<string>(Object.values(ERRORS).map(([, sentence]) => sentence));

/** Portuguese of a catalogue; PostgREST's own words below /rest/v1, which programs read. */
function isSentence(text: unknown, path: string): boolean {
  if (typeof text !== "string" || text === "") return false;
  const waits = text.startsWith(ANSWERS.tooManyRequests("").split(".")[0] ?? "");
  return SENTENCES.has(text) || text === ANSWERS.signIn || waits || path.startsWith("/rest/v1");
}

/** Films without an account are shown on pages, and so are refusals. */
function isPage(path: string): boolean {
  return /^\/(?:v|celular)\//.test(path);
}

/** What is wrong with an answer; undefined where it is one that somebody may get. */
function faultOf({ method, path }: HostileRequest, { status, headers, body }: RawAnswer): string | undefined {
  if (status >= 500) return "an error of the server's";
  if (status < 400 || method === "HEAD" || status === 416) return undefined;
  if (String(headers["content-type"]).startsWith("text/html") && isPage(path)) return undefined;
  if (!String(headers["content-type"]).startsWith("application/json")) return "a refusal that is no JSON";
  const said = JSON.parse(body) as Record<string, unknown>;
  if (!("code" in said)) return "a refusal without a code";
  return isSentence(said["message"] ?? said["msg"], path) ? undefined : "a refusal without a sentence";
}

test("whatever is sent to a documented route, each refusal is a sentence, and none is the server's error", async () => {
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => ({ path, method })),
  );
  expect(operations.length).toBeGreaterThan(50);
  for (const { path, method } of operations) {
    await fc.assert(
      fc.asyncProperty(hostileRequests(document, path, method, known), fc.nat(), async (request, who) => {
        // Signing out would end the session that the other tries need.
        const token = path.includes("logout") ? undefined : tokens[who % tokens.length];
        const bearer = token === undefined ? {} : { authorization: `Bearer ${token}` };
        const answer = await askRaw(server.url, request.path, {
          ...request,
          headers: { ...bearer, ...request.headers },
        });
        expect({ fault: faultOf(request, answer), answer }).toMatchObject({ fault: undefined });
      }),
      { numRuns: 60 },
    );
  }
  expect((await fetch(`${server.url}/ready`)).status).toBe(200);
  // It was Ana who asked until the end: neither her account nor her session is gone.
  const { status } = await askRaw(server.url, "/auth/v1/user", {
    headers: { authorization: `Bearer ${ana.token}` },
  });
  expect(status).toBe(200);
});

/** Sends bytes as they are, and gives all that comes back until the connection is closed. */
async function sendBytes(bytes: string): Promise<string> {
  const { port } = new URL(server.url);
  const socket = connect(Number(port), "127.0.0.1");
  let heard = "";
  socket.on("data", (chunk: Buffer) => (heard += chunk.toString()));
  const ended = once(socket, "close");
  socket.on("error", () => undefined).write(Buffer.from(bytes, "latin1"));
  await ended;
  return heard;
}

const HOST = "host: x\r\nconnection: close\r\n";

test.each([
  ["no HTTP at all", "\u0016\u0003\u0001\u0002\u0000\u0001", 400],
  ["an unknown method", `BREW / HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["a control character in the address", `GET /\u0001 HTTP/1.1\r\n${HOST}\r\n`, 400],
  ["NUL in a header", `GET / HTTP/1.1\r\n${HOST}x: \u0000\r\n\r\n`, 400],
  ["no host", "GET /live HTTP/1.1\r\nconnection: close\r\n\r\n", 400],
  ["a length that is none", `POST /me HTTP/1.1\r\n${HOST}content-length: -1\r\n\r\n`, 400],
  ["two lengths", `POST /me HTTP/1.1\r\n${HOST}content-length: 1\r\ncontent-length: 2\r\n\r\nab`, 400],
  [
    "a length beside chunks",
    `POST /me HTTP/1.1\r\n${HOST}content-length: 4\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
    400,
  ],
  ["a chunk without a size", `POST /me HTTP/1.1\r\n${HOST}transfer-encoding: chunked\r\n\r\nzz\r\n`, 400],
  ["a head that is too large", `GET / HTTP/1.1\r\n${HOST}x: ${"x".repeat(20_000)}\r\n\r\n`, 431],
])("%s is refused with a sentence too, and the headers of every answer", async (_what, bytes, status) => {
  const heard = await sendBytes(bytes);
  const [head = "", body = ""] = heard.split("\r\n\r\n");
  expect(head).toMatch(new RegExp(`^HTTP/1\\.1 ${status} `));
  expect(head).toMatch(/content-security-policy: /i);
  expect(isSentence((JSON.parse(body) as { message: unknown }).message, "/")).toBe(true);
});

test("an expectation that nobody knows is passed over", async () => {
  const answer = await askRaw(server.url, "/live", { headers: { expect: "a-miracle" } });
  expect(answer.status).toBe(200);
});
