import { createServer, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import type { PageConfig, VideoRequest } from "@curta/contract";
import { afterEach, expect, test } from "vitest";
import { PREVIEW } from "../../../testing/preview.ts";
import { openWorkflow } from "./workflow.ts";

const closers: (() => void)[] = [];
afterEach(() => {
  for (const close of closers.splice(0)) close();
});

/** A workflow host that gives the same answer to every request and records the requests. */
async function host(status: number, body: string) {
  const asked: { url: string | undefined; headers: IncomingHttpHeaders; body: string }[] = [];
  const server = createServer((request, response) => {
    let sent = "";
    request.on("data", (chunk: Buffer) => (sent += chunk.toString()));
    request.on("end", () => {
      asked.push({ url: request.url, headers: request.headers, body: sent });
      response.writeHead(status).end(body);
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  closers.push(() => server.close());
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, asked };
}

function config(workflowUrl: string, sendAuthorization: boolean, traces = false): PageConfig {
  return {
    supabaseUrl: workflowUrl,
    supabaseKey: "anon",
    workflowUrl,
    sendAuthorization,
    traces,
    login: "required",
    signup: "closed",
  };
}
const request: VideoRequest = {
  generation_type: "video",
  task_uuid: "5f0c2b0e-6a52-4f6e-9d0f-2f6b1f6f7a11",
  video_description: "roteiro",
  image_url: "https://a/key.jpg",
  user_id: "u1",
  opcoes: { estilo: "viral", duracao: 30 },
};
const token = async () => "segredo";

test.each([
  [true, "Bearer segredo"],
  [false, undefined],
])("the webhook is called with the specified headers; told who asks: %j", async (tell, authorization) => {
  const { url, asked } = await host(202, "");
  await openWorkflow(config(url, tell), token).requestFilm(request);
  expect(asked[0]?.url).toBe("/webhook/gerarShorts");
  expect(asked[0]?.headers).toMatchObject({
    "content-type": "application/json",
    accept: "application/json",
  });
  expect(asked[0]?.headers.authorization).toBe(authorization);
  expect(JSON.parse(asked[0]?.body ?? "")).toEqual(request);
});

test("an answer that is not ok becomes the specified sentence", async () => {
  const { url } = await host(502, "sem rota");
  const asking = openWorkflow(config(url, true), token).requestFilm(request);
  await expect(asking).rejects.toThrow("API call failed: 502 Bad Gateway - sem rota");
});

test("a host that cannot be reached becomes the specified sentence", async () => {
  const { url } = await host(200, "");
  closers.splice(0).forEach((close) => close());
  const asking = openWorkflow(config(url, true), token).requestFilm(request);
  await expect(asking).rejects.toThrow("Não foi possível conectar ao servidor.");
});

test("only our own workflow can cancel", async () => {
  const { url, asked } = await host(200, JSON.stringify({ status: "canceled" }));
  const own = openWorkflow(config(url, true), token);
  expect(await own.cancelFilm?.("t1")).toEqual({ status: "canceled" });
  expect(asked[0]?.url).toBe("/generations/t1/cancel");
  const foreign = { ...config(url, false), supabaseUrl: "https://projeto.supabase.example" };
  expect(openWorkflow(foreign, token).cancelFilm).toBeUndefined();
});

test("only our own workflow tells what a film's preview is played from, and it is told who asks", async () => {
  const { url, asked } = await host(200, JSON.stringify(PREVIEW));
  const own = openWorkflow(config(url, true), token);
  expect(await own.readPreview?.("http://a/k.jpg")).toEqual(PREVIEW);
  expect(asked[0]).toMatchObject({ url: "/images/preview?image_url=http%3A%2F%2Fa%2Fk.jpg", body: "" });
  expect(asked[0]?.headers.authorization).toBe("Bearer segredo");
  const foreign = { ...config(url, false), supabaseUrl: "https://projeto.supabase.example" };
  expect(openWorkflow(foreign, token).readPreview).toBeUndefined();
});

test("something else than a preview is refused", async () => {
  const { url } = await host(200, JSON.stringify({ ...PREVIEW, reading: {} }));
  await expect(openWorkflow(config(url, true), token).readPreview?.("http://a/k.jpg")).rejects.toThrow(
    "Resposta inesperada",
  );
});

test.each([
  [
    "our own refusal as its sentence",
    '{"code":"photo_broken","message":"A imagem está danificada.","request_id":"r1"}',
    "A imagem está danificada.",
  ],
  ["anybody else's answer as it came", '{"code":404,"message":"not registered"}', undefined],
  ["what is no JSON as it came", "sem rota", undefined],
])("a refusal keeps the specified frame and shows %s", async (_case, body, shown) => {
  const { url } = await host(422, body);
  await expect(openWorkflow(config(url, true), token).requestFilm(request)).rejects.toThrow(
    new Error(`API call failed: 422 Unprocessable Entity - ${shown ?? body}`),
  );
});

test("where the server sends traces on, each click begins one", async () => {
  const { url, asked } = await host(202, "");
  const workflow = openWorkflow(config(url, false, true), token);
  await workflow.requestFilm(request);
  await workflow.requestFilm(request);
  const [one, other] = asked.map(({ headers }) => String(headers["traceparent"]));
  expect(one).toMatch(/^00-(?!0{32})[0-9a-f]{32}-(?!0{16})[0-9a-f]{16}-01$/);
  expect(other).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(other?.slice(3, 35)).not.toBe(one?.slice(3, 35));
  await openWorkflow(config(url, false), token).requestFilm(request);
  expect(asked[2]?.headers["traceparent"]).toBe(undefined);
});
