import { gunzipSync } from "node:zlib";
import fastify from "fastify";
import { expect, test } from "vitest";
import { compressAnswers } from "./compress-answers.ts";

const LONG = { sizes: Array.from({ length: 1_000 }, (_, index) => index) };

async function ask(url: string, accepted: string) {
  const app = fastify();
  compressAnswers(app);
  app.get("/long", () => LONG);
  app.get("/short", () => ({ ok: true }));
  app.get("/text", (_request, reply) => reply.type("text/plain").send("a".repeat(10_000)));
  const { headers, rawPayload } = await app.inject({ url, headers: { "accept-encoding": accepted } });
  await app.close();
  return { headers, rawPayload };
}

test("a long answer comes compressed to who takes that, and every cache is told so", async () => {
  const { headers, rawPayload } = await ask("/long", "br, gzip;q=0.8");
  expect(headers).toMatchObject({ "content-encoding": "gzip", vary: "accept-encoding" });
  expect(Number(headers["content-length"])).toBe(rawPayload.length);
  expect(JSON.parse(gunzipSync(rawPayload).toString())).toEqual(LONG);
});

test.each([
  ["to who does not take it", "/long", "identity"],
  ["to who refuses it", "/long", "gzip;q=0, br"],
  ["where it is short", "/short", "gzip"],
  ["where it is no JSON", "/text", "gzip"],
])("an answer goes as it is %s", async (_case, url, accepted) => {
  expect((await ask(url, accepted)).headers["content-encoding"]).toBe(undefined);
});
