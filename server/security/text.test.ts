import { randomUUID } from "node:crypto";
import { errorMessage, WEBHOOK_PATH } from "@curta/contract";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, signIn, startLockedServer, type Person } from "../testing/people.ts";
import { insertRow } from "../testing/servers/supabase-server.ts";
import { spoilBody } from "../testing/requests/spoil-body.ts";
import type { TestServer } from "../testing/servers/test-server.ts";

let server: TestServer;
let ana: Person;
let film: string;
beforeAll(async () => {
  server = await startLockedServer({ env: { CURTA_SIGNUP: "open" } });
  ana = await signIn(server, "ana");
  film = await insertRow(server.context.pool, ana.userId);
});
afterAll(() => server[Symbol.asyncDispose]());

/** What is no text: NUL, other control characters, halves of a surrogate pair. */
const unclean = fc.constantFrom(
  "\u0000",
  "\u0001",
  "\u0008",
  "\u000b",
  "\u001b[2J",
  "\u007f",
  "\u0085",
  "\ud800",
  "\udfffa",
);

interface Door {
  readonly method: string;
  readonly path: string;
  readonly body?: object;
}

/** Every route that takes text, each with a request that is in order but for what is put into it. */
function doors(): readonly Door[] {
  const row = `/rest/v1/shorts_generation?id=eq.${film}`;
  return [
    { method: "POST", path: WEBHOOK_PATH, body: { ...ana.imageBody(), positive_prompt: "luz quente" } },
    { method: "POST", path: WEBHOOK_PATH, body: ana.videoBody(`${server.url}/media/x/keyimage.jpg`) },
    {
      method: "POST",
      path: "/auth/v1/token?grant_type=password",
      body: { email: "a@b.example", password: "p" },
    },
    { method: "POST", path: "/auth/v1/token?grant_type=refresh_token", body: { refresh_token: "r" } },
    { method: "POST", path: "/auth/v1/signup", body: { email: "a@b.example", password: "girassol-azul-77" } },
    {
      method: "PUT",
      path: "/auth/v1/user",
      body: { password: "girassol-azul-77", current_password: PASSWORD },
    },
    { method: "POST", path: "/auth/v1/logout?scope=local" },
    { method: "PATCH", path: row, body: { status: "canceled", options: { a: ["b"] } } },
    {
      method: "POST",
      path: "/rest/v1/shorts_generation",
      body: { user_id: ana.userId, options: { a: { b: "c" } } },
    },
    { method: "GET", path: `${row}&user_id=eq.${ana.userId}&select=id` },
    { method: "DELETE", path: "/rest/v1/shorts_generation?status=in.(completed,error)" },
    { method: "POST", path: `/generations/${randomUUID()}/cancel` },
    { method: "GET", path: `/generations/${randomUUID()}/preview` },
    { method: "GET", path: `/media/${"0".repeat(32)}/preview.jpg?key=abc` },
  ];
}

test("what is no text is refused with a sentence at every door, in every field and in the names of fields", async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(doors().length - 1), unclean, fc.nat(1_000), async (which, dirt, pick) => {
      const { method, path, body } = doors()[which] ?? { method: "GET", path: "/" };
      // An address can carry no half of a pair: there it would be another, clean character.
      const intoBody = body !== undefined && (pick % 3 > 0 || !dirt.isWellFormed());
      const inPath = dirt.isWellFormed() ? dirt : "\u0000";
      const answer = await fetch(server.url + (intoBody ? path : path + encodeURIComponent(inPath)), {
        method,
        headers: {
          authorization: `Bearer ${ana.token}`,
          ...(body === undefined ? {} : { "content-type": "application/json" }),
        },
        ...(body === undefined
          ? {}
          : { body: JSON.stringify(intoBody ? spoilBody(body, dirt, pick) : body) }),
      });
      expect([answer.status, await answer.text()]).toEqual([
        400,
        expect.stringContaining(errorMessage("unclean_text")),
      ]);
    }),
    { numRuns: 600 },
  );
});

test("text with tabs, line breaks, emoji and every script is text", async () => {
  const { image_url } = await ana.makeImage();
  const script = "Abertura\r\n\tção — 日本語 العربية 👨‍👩‍👧‍👦 \u200d\u2028";
  const { video_description: kept } = await ana.requestFilm(image_url, script);
  expect(kept).toBe(script);
});

test("a body of nothing but brackets is no reason to fail", async () => {
  const body = "[".repeat(60_000) + "]".repeat(60_000);
  expect((await ana.post("/rest/v1/shorts_generation", body)).status).toBe(400);
});
