import { subscribe, unsubscribe } from "node:diagnostics_channel";
import { randomUUID } from "node:crypto";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Validator } from "@seriousme/openapi-schema-validator";
import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addApiKey } from "../identity/index.ts";
import { faultsOf, type Document } from "../../testing/document-faults.ts";
import { hiss } from "../../testing/hiss.ts";
import { PASSWORD, signIn, startLockedServer, type Person } from "../../testing/people.ts";
import { TestCaller, until, type TestServer } from "../../testing/servers/test-server.ts";
import { OPERATIONS } from "./document.ts";
import type { Operation } from "./operation.ts";

const METRICS_TOKEN = "only-for-prometheus";
let pageFolder: string;
let server: TestServer;
let document: Document;
let ana: Person;
/** "GET /route", as the running server has them. */
const routes = new Set<string>();

/** Notes every route that a server of this process registers. */
function noteRoutes(message: unknown): void {
  const { fastify } = message as { fastify: FastifyInstance };
  fastify.addHook("onRoute", ({ method, url }) => {
    for (const one of [method].flat()) routes.add(`${one} ${url.replace(/(?<=.)\/$/, "")}`);
  });
}

beforeAll(async () => {
  pageFolder = await mkdtemp(join(tmpdir(), "curta-page-"));
  await writeFile(join(pageFolder, "index.html"), "<!doctype html><title>Curta</title>");
  subscribe("fastify.initialization", noteRoutes);
  server = await startLockedServer({
    parts: { pageFolder },
    env: {
      CURTA_METRICS_TOKEN: METRICS_TOKEN,
      CURTA_SIGNUP: "open",
      CURTA_TRUSTED_PROXIES: "127.0.0.1",
    },
  });
  unsubscribe("fastify.initialization", noteRoutes);
  server.startWorker();
  ana = await signIn(server, "ana");
  document = (await (await fetch(`${server.url}/openapi.json`)).json()) as Document;
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await rm(pageFolder, { recursive: true });
});

test("the document is OpenAPI 3.1, and names the server that was asked", async () => {
  const validated = await new Validator({ logger: false }).validate({ ...structuredClone(document) });
  expect(validated).toMatchObject({ valid: true });
  expect(document).toMatchObject({ openapi: "3.1.0", servers: [{ url: server.url }] });
});

test("every route of the running server is in the document, and every route in the document is there", () => {
  const written = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => {
      const route = OPERATIONS.find((one) => one.path === path && one.method === method)?.route;
      return `${method.toUpperCase()} ${route ?? path.replaceAll(/\{(\w+)\}/g, ":$1")}`;
    }),
  );
  // HEAD goes with GET, OPTIONS is for browsers, and whatever is left is the page, or nothing below the rows.
  const real = [...routes].filter((route) => !/^(HEAD|OPTIONS) |^GET (\/rest\/v1)?\/\*$/.test(route));
  expect(real.length).toBeGreaterThan(25);
  expect(written.toSorted()).toEqual(real.toSorted());
});

/** An answer that was held to the document. */
interface Loose {
  readonly image_url: string;
  readonly id: string;
  readonly positivePrompt: string;
  readonly video_description: string;
  readonly keys: readonly { readonly id: string }[];
  readonly photos: readonly { readonly id: string }[];
  readonly addresses: readonly string[];
  readonly url: string | null;
  readonly 0?: Loose & { readonly status: string; readonly video_url: string };
}
const asked = new Set<string>();

/** Asks, and holds the answer to what the document says of it. */
async function ask(
  method: string,
  path: string,
  init: { template?: string; token?: string; headers?: Record<string, string>; body?: unknown } = {},
) {
  const { template = path, token = ana.token, headers = {}, body } = init;
  const form = body instanceof URLSearchParams;
  const type = Buffer.isBuffer(body) ? "application/octet-stream" : "application/json";
  const answer = await fetch(server.url + path, {
    method: method.toUpperCase(),
    headers: {
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...headers,
      ...(body === undefined || form ? {} : { "content-type": type }),
    },
    ...(body === undefined
      ? {}
      : {
          body: form
            ? body
            : Buffer.isBuffer(body)
              ? new Blob([Uint8Array.from(body)])
              : JSON.stringify(body),
        }),
  });
  const key = template.split("?", 1)[0] ?? "";
  const operation = document.paths[key]?.[method];
  const written = operation?.responses[answer.status] ?? operation?.responses["default"];
  if (!written) throw new Error(`${method} ${key} is not in the document`);
  if (answer.ok) asked.add(`${method} ${key}`);
  else
    expect(operation?.responses, `${method} ${key} ${answer.status}`).toHaveProperty(String(answer.status));
  const answered = answer.headers.get("content-type")?.split(";", 1)[0];
  if (answered === undefined) return { status: answer.status, value: "" as unknown as Loose };
  expect(Object.keys(written.content ?? {}), `${method} ${key}`).toContain(answered);
  if (answered !== "application/json")
    return { status: answer.status, value: (await answer.text()) as unknown as Loose };
  const value: unknown = await answer.json();
  expect(faultsOf(document, { path: key, method, status: answer.status }, value)).toEqual([]);
  return { status: answer.status, value: value as Loose };
}

test("every documented operation answers as the document says, field by field", async () => {
  const webhook = "/webhook/gerarShorts";
  const { value: images } = await ask("post", webhook, { body: ana.imageBody() });
  const { image_url: imageUrl = "", positivePrompt, video_description: script } = images[0] ?? {};
  await ask("post", webhook, {
    body: { ...ana.imageBody(), imagem_base64: undefined, key_image: imageUrl, positive_prompt: "neon" },
  });
  await ask("get", `/images/preview?image_url=${encodeURIComponent(imageUrl)}`);
  const { value: film } = await ask("post", webhook, {
    body: { ...ana.videoBody(imageUrl), callback_url: "http://curta.invalid/" },
  });
  const song = await ask("post", "/songs?nome=Samba.wav", { template: "/songs", body: hiss() });
  await ask("get", `/songs/${song.value.id}`, { template: "/songs/{id}" });
  await ask("get", `/songs/${song.value.id}/file`, { template: "/songs/{id}/file" });
  await ask("delete", `/songs/${song.value.id}`, { template: "/songs/{id}" });
  await ask("get", "/me");
  await ask("get", "/callbacks/secret");
  await ask("post", "/callbacks/secret");
  const films = { template: "/generations/{id}" };
  const row = `/rest/v1/shorts_generation?id=eq.${film.id}`;
  const done = await until("the film", async () => {
    const { value } = await ask("get", row);
    return value[0]?.status === "completed" ? value[0] : undefined;
  });
  await ask("get", new URL(done.video_url).pathname, { template: "/media/{folder}/{name}", token: "" });
  await ask("patch", `/generations/${film.id}`, { ...films, body: { title: "Praia" } });
  await ask("get", `/generations/${film.id}/preview`, { template: "/generations/{id}/preview" });
  await ask("get", `/generations/${film.id}/callback`, { template: "/generations/{id}/callback" });
  const { value: phone } = await ask("post", `/generations/${film.id}/phone-link`, {
    template: "/generations/{id}/phone-link",
    body: { post_text: "Olha isso" },
    // An address that phones can reach.
    headers: { "x-forwarded-host": "curta.example" },
  });
  const publicLink = { template: "/generations/{id}/public-link" };
  const { value: shared } = await ask("put", `/generations/${film.id}/public-link`, publicLink);
  await ask("get", `/generations/${film.id}/public-link`, publicLink);
  const opened = await fetch(server.url + new URL(phone.addresses[0] ?? "").pathname);
  expect(opened.headers.get("content-type")).toContain("text/html");
  for (const [path, address] of [
    ["/celular", phone.addresses[0]],
    ["/v", shared.url],
  ] as const) {
    const at = new URL(address ?? "").pathname;
    const cookie = path === "/v" ? "" : (opened.headers.get("set-cookie")?.split(";", 1)[0] ?? "");
    await ask("get", at, { template: `${path}/{token}`, token: "", headers: { cookie } });
    await ask("get", `${at}/film.mp4`, {
      template: `${path}/{token}/{file}`,
      token: "",
      headers: { cookie },
    });
  }
  for (const name of ["film-page.css", "film-page.js"]) await ask("get", `/film-page/${name}`, { token: "" });
  await ask("delete", `/generations/${film.id}/public-link`, publicLink);
  await ask("post", "/compartilhar", { token: "", body: {} });
  const failed = await ana.requestFilm(imageUrl, "falha");
  await ask("post", `/generations/${failed.id}/retry`, { template: "/generations/{id}/retry" });
  await ask("post", `/generations/${failed.id}/cancel`, { template: "/generations/{id}/cancel" });
  await ask("patch", `/rest/v1/shorts_generation?id=eq.${failed.id}`, { body: { status: "canceled" } });
  await ask("delete", row);
  const { serviceKey } = server.context.identity;
  await ask("post", "/rest/v1/shorts_generation", {
    token: serviceKey,
    body: { id: randomUUID(), user_id: ana.userId, status: "pending" },
  });
  const options = { estilo: "viral", duracao: 30 };
  const draft = {
    version: 0,
    photo_name: "foto.jpg",
    topic: "",
    takes: [{ image_url: imageUrl, positivePrompt, video_description: script }],
    present: { image_url: imageUrl, prompt: positivePrompt, script, options },
    past: [],
    future: [],
    edited_at: new Date().toISOString(),
    put_away: false,
  };
  const draftPath = `/drafts/${randomUUID()}`;
  await ask("put", draftPath, { template: "/drafts/{id}", body: draft });
  await ask("get", draftPath, { template: "/drafts/{id}" });
  await ask("get", "/drafts/current");
  await ask("get", "/drafts");
  await ask("delete", draftPath, { template: "/drafts/{id}" });
  const begun = { ...draft, takes: [], present: { ...draft.present, image_url: "" } };
  await ask("put", draftPath, { template: "/drafts/{id}", body: begun });
  const draftPhoto = { template: "/drafts/{id}/photo" };
  await ask("put", `${draftPath}/photo`, { ...draftPhoto, body: Buffer.from("a photo") });
  await ask("get", `${draftPath}/photo`, draftPhoto);
  await ask("post", "/keys", { body: { name: "n8n" } });
  const { value: listed } = await ask("get", "/keys");
  await ask("delete", `/keys/${listed.keys[0]?.id}`, { template: "/keys/{id}" });
  await ask("get", "/account/data");
  await ask("get", "/account/sign-ins");
  await ask("get", "/account/export");
  await ask("post", "/account/export", {
    body: new URLSearchParams({ access_token: ana.token ?? "" }),
    token: "",
  });
  const { value: kept } = await ask("get", "/photos");
  await ask("get", `/photos/${kept.photos[0]?.id}/file`, { template: "/photos/{id}/file" });
  await ask("delete", `/generations/${failed.id}`, films);
  const other = await ana.requestFilm((await ana.makeImage()).image_url);
  await ask("delete", `/generations/${other.id}/photo`, { template: "/generations/{id}/photo" });
  await ask("delete", `/photos/${kept.photos[0]?.id}`, { template: "/photos/{id}" });
  await ask("delete", "/account/data");
  for (const path of [
    "/config.json",
    "/live",
    "/ready",
    "/health",
    "/docs",
    "/docs/docs.css",
    "/openapi.json",
  ]) {
    await ask("get", path, { token: "" });
  }
  await ask("get", "/metrics", { token: METRICS_TOKEN });
  for (const path of [".well-known/jwks.json", "health", "settings"])
    await ask("get", `/auth/v1/${path}`, { token: "" });
  const credentials = { email: "ana@curta.example", password: PASSWORD };
  await ask("post", "/auth/v1/token?grant_type=password", { body: credentials, token: "" });
  await ask("post", "/auth/v1/signup", { body: { ...credentials, email: "rui@curta.example" }, token: "" });
  await ask("get", "/auth/v1/user");
  await ask("put", "/auth/v1/user", {
    body: { password: "azulejos-brancos-7", current_password: PASSWORD },
  });
  const leaving = await signIn(server, "leaving");
  await ask("post", "/auth/v1/logout", { token: leaving.token ?? "" });
  await ask("delete", "/account", { body: { email: "ana@curta.example" } });
  expect([...asked].toSorted()).toEqual(OPERATIONS.map((one) => `${one.method} ${one.path}`).toSorted());
});

test("who may ask is as documented: strangers, users, and keys for what they were made for", async () => {
  const eva = await signIn(server, "eva");
  const keys = await Promise.all(
    (["webhook", "rest"] as const).map(async (scope) => {
      const { key } = await addApiKey(server.context.pool, "eva@curta.example", scope, [scope]);
      return [scope, new TestCaller(server.url, eva.userId, key)] as const;
    }),
  );
  for (const operation of OPERATIONS.filter(({ access }) => access !== "open")) {
    const name = `${operation.method} ${operation.path}`;
    const rows = operation.access === "rest";
    // Row security shows a stranger nothing; only writing is refused.
    if (!rows) expect([401, 403], `${name}, a stranger`).toContain(await statusFor(operation, undefined));
    for (const [scope, { token }] of keys) {
      const status = await statusFor(operation, token);
      const isOpen = operation.access === scope && operation.path !== "/rest/v1/shorts_generation";
      if (isOpen || (rows && scope === "rest" && operation.method === "get")) {
        expect([401, 403], `${name} with ${scope}`).not.toContain(status);
      } else if (operation.access !== scope) expect([401, 403], `${name} with ${scope}`).toContain(status);
    }
  }
});

async function statusFor(
  { method, path, access, query }: Operation,
  token: string | undefined,
): Promise<number> {
  const writes = method !== "get";
  const answer = await fetch(
    server.url +
      path.replaceAll("{id}", randomUUID()) +
      (query && access === "session" ? "?image_url=x" : ""),
    {
      method: method.toUpperCase(),
      headers: {
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
        ...(writes ? { "content-type": "application/json" } : {}),
      },
      ...(writes ? { body: "{}" } : {}),
    },
  );
  return answer.status;
}

test("the readable page shows every operation, and loads nothing but its own style", async () => {
  const answer = await fetch(`${server.url}/docs`);
  const page = await answer.text();
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'none'");
  for (const { path, summary } of OPERATIONS)
    expect(page).toContain(`<code>${path}</code>\n<span>${summary}</span>`);
  expect(page).not.toMatch(/<script|<[^>]*\s(style|on\w+)=/);
  expect([...page.matchAll(/(?:src|href)="([^"#][^"]*)"/g)].map(([, address]) => address)).toEqual([
    "/docs/docs.css",
    "/openapi.json",
  ]);
});
