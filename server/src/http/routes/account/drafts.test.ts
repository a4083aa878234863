import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  type Draft,
  draftAnswerSchema,
  type DraftPage,
  draftPageSchema,
  type ImageResult,
  previewSchema,
  type Take,
} from "@curta/contract";
import { withClaims } from "../../../database/pool.ts";
import { sweepLost } from "../../../workflow/sweep-lost.ts";
import { signIn, startLockedServer } from "../../../../testing/people.ts";
import type { TestCaller, TestServer } from "../../../../testing/servers/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let bruno: TestCaller;

beforeAll(async () => {
  server = await startLockedServer();
  [ana, bruno] = await Promise.all([signIn(server, "ana"), signIn(server, "bruno")]);
});
afterAll(() => server[Symbol.asyncDispose]());

function call(caller: TestCaller | null, path: string, body?: unknown): Promise<Response> {
  return fetch(server.url + path, {
    method: body === undefined ? "GET" : "PUT",
    headers: {
      accept: "application/json",
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      ...(caller === null ? {} : { authorization: `Bearer ${caller.token}` }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

function takeOf({ image_url, positivePrompt, video_description }: ImageResult): Take {
  return { image_url, positivePrompt, video_description };
}

function draftOf(image: ImageResult, more: Partial<Draft> = {}): Draft {
  const take = takeOf(image);
  const work = {
    image_url: take.image_url,
    prompt: "luz quente",
    script: "meu roteiro",
    options: { estilo: "suave", duracao: 15 },
  } as const;
  return {
    id: randomUUID(),
    version: 0,
    photo_name: "gato.jpg",
    topic: "o gato da Bia",
    takes: [take],
    present: work,
    past: [{ ...work, script: "antes" }],
    future: [{ ...work, script: "depois" }],
    edited_at: new Date().toISOString(),
    put_away: false,
    ...more,
  };
}

async function keep(caller: TestCaller, { id, ...body }: Draft): Promise<Response> {
  return call(caller, `/drafts/${id}`, body);
}

function remove(caller: TestCaller, id: string): Promise<Response> {
  const headers = { authorization: `Bearer ${caller.token}` };
  return fetch(`${server.url}/drafts/${id}`, { method: "DELETE", headers });
}

async function current(caller: TestCaller): Promise<Draft | null> {
  const answer = await call(caller, "/drafts/current");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return draftAnswerSchema.parse(await answer.json()).draft;
}

test("a draft comes back word for word on another device, undo history included", async () => {
  const draft = draftOf(await ana.makeImage(), {});
  draft.present.script = "legenda 😀 \u2028\t fim\r\n";
  expect(await (await keep(ana, draft)).json()).toEqual({ version: 1 });
  expect(await current(ana)).toEqual({ ...draft, version: 1 });
  const one = await call(ana, `/drafts/${draft.id}`);
  expect(await one.json()).toEqual({ draft: { ...draft, version: 1 } });
});

test("a draft whose addresses name an earlier domain is kept, spared by sweeps, and shown at the domain of today", async () => {
  const image = await ana.makeImage();
  const { pathname } = new URL(image.image_url);
  const draft = draftOf({ ...image, image_url: `https://antes.example${pathname}` });
  expect((await keep(ana, draft)).status).toBe(200);
  const { draft: found } = draftAnswerSchema.parse(await (await call(ana, `/drafts/${draft.id}`)).json());
  expect([found?.takes, found?.present, found?.past].flat().map((one) => one?.image_url)).toEqual(
    Array.from({ length: 3 }, () => image.image_url),
  );
  await server.context.pool.query("update curta.key_image set created_at = now() - interval '40 days'");
  await sweepLost(server.context);
  expect((await fetch(image.image_url)).status).toBe(200);
});

test("the current draft is the one that was changed last, put away or not", async () => {
  const image = await ana.makeImage();
  const older = draftOf(image, { edited_at: "2031-01-01T10:00:00.000Z" });
  const newer = draftOf(image, { edited_at: "2031-01-01T11:00:00.000Z" });
  await keep(ana, newer);
  await keep(ana, older);
  expect(await current(ana)).toMatchObject({ id: newer.id, put_away: false });
  await keep(ana, { ...newer, version: 1, put_away: true });
  expect(await current(ana)).toMatchObject({ id: newer.id, put_away: true });
});

test("a change to a version that is not the newest is refused, and the newest stays", async () => {
  const draft = draftOf(await ana.makeImage());
  const [one, other] = await Promise.all([keep(ana, draft), keep(ana, draft)]);
  expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]));
  const first = { ...draft, version: 1, photo_name: "primeira" };
  expect(await (await keep(ana, first)).json()).toEqual({ version: 2 });
  const late = await keep(ana, { ...draft, version: 1, photo_name: "atrasada" });
  expect(late.status).toBe(409);
  expect(await late.json()).toMatchObject({ code: "draft_changed" });
  const { draft: kept } = draftAnswerSchema.parse(await (await call(ana, `/drafts/${draft.id}`)).json());
  expect(kept?.photo_name).toBe("primeira");
});

test("an edit that arrives after its draft was deleted does not bring it back; begun anew it is kept", async () => {
  const draft = draftOf(await ana.makeImage());
  await keep(ana, draft);
  expect((await remove(ana, draft.id)).status).toBe(200);
  const late = await keep(ana, { ...draft, version: 1 });
  expect(late.status).toBe(404);
  expect(await late.json()).toMatchObject({ code: "not_found" });
  expect((await call(ana, `/drafts/${draft.id}`)).status).toBe(404);
  expect((await keep(ana, draft)).status).toBe(200);
});

test("a draft is nobody else's, not even under its id, and not of somebody else's image", async () => {
  const image = await ana.makeImage();
  const draft = draftOf(image);
  await keep(ana, draft);
  expect((await call(bruno, `/drafts/${draft.id}`)).status).toBe(404);
  expect((await call(null, "/drafts/current")).status).toBe(401);
  expect(await current(bruno)).toBeNull();
  const stolen = await keep(bruno, draft);
  expect(stolen.status).toBe(422);
  expect(await stolen.json()).toMatchObject({ code: "unknown_image_url" });
  const own = draftOf(await bruno.makeImage(), { id: draft.id });
  expect((await keep(bruno, own)).status).toBe(200);
  expect((await call(ana, `/drafts/${draft.id}`)).status).toBe(200);
});

function owners(claims: Parameters<typeof withClaims>[1]): Promise<string[]> {
  return withClaims(server.context.pool, claims, async (db) => {
    const { rows } = await db.query<{ owner: string }>("select distinct user_id as owner from curta.draft");
    return rows.map(({ owner }) => owner);
  });
}

async function list(caller: TestCaller, before = ""): Promise<DraftPage> {
  return draftPageSchema.parse(await (await call(caller, `/drafts${before}`)).json());
}

test("drafts are listed page by page, the newest first, to their owner alone; one with a film is none", async () => {
  const caller = await signIn(server, "lia");
  const image = await caller.makeImage();
  const work = (script: string) => ({ ...draftOf(image).present, script, prompt: image.positivePrompt });
  for (let hour = 0; hour < 26; hour++) {
    const edited_at = new Date(Date.UTC(2031, 0, 2, hour)).toISOString();
    await keep(caller, draftOf(image, { present: work(`roteiro ${hour}`), edited_at }));
  }
  const first = await list(caller);
  expect(first.drafts.map(({ script }) => script)).toEqual(
    Array.from({ length: 24 }, (_, index) => `roteiro ${25 - index}`),
  );
  expect(first.drafts[0]).toMatchObject({ photo_name: "gato.jpg", image_url: image.image_url });
  const second = await list(caller, `?before=${encodeURIComponent(first.next ?? "")}`);
  expect(second).toMatchObject({ drafts: [{ script: "roteiro 1" }, { script: "roteiro 0" }], next: null });
  expect((await list(bruno)).drafts.every(({ script }) => !script.startsWith("roteiro"))).toBe(true);
  expect((await call(caller, "/drafts?before=ontem")).status).toBe(400);

  await caller.post("/webhook/gerarShorts", caller.videoBody(image.image_url, "roteiro 25"));
  expect((await list(caller)).drafts[0]).toMatchObject({ script: "roteiro 24" });
});

test("drafts are searched on the server, page by page: name, topic, photo and all of the script, without regard to accents", async () => {
  const caller = await signIn(server, "iara");
  const image = await caller.makeImage();
  const scriptOf = (script: string) => ({ ...draftOf(image).present, script });
  const plain = { topic: "", photo_name: "IMG_1.jpg" };
  const texts: Partial<Draft>[] = [
    { ...plain, title: "Açaí da Bia" },
    { ...plain, topic: "um AÇAÍ gelado" },
    { ...plain, photo_name: "acai.jpg" },
    { ...plain, present: scriptOf(`${"Cena 1: close. ".repeat(200)}Texto: “A\u0301CAI\u0301 100%”`) },
    ...Array.from({ length: 30 }, () => ({ ...plain, present: scriptOf("no café") })),
  ];
  for (const [hour, more] of texts.entries()) {
    await keep(
      caller,
      draftOf(image, { ...more, edited_at: new Date(Date.UTC(2031, 0, 2, hour)).toISOString() }),
    );
  }
  const find = (search: string, before = "") =>
    list(caller, `?search=${encodeURIComponent(search)}${before && `&before=${encodeURIComponent(before)}`}`);
  const found = await find("  açaí ");
  expect(found.drafts).toHaveLength(4);
  expect(found.next).toBeNull();
  expect((await find("ACAI")).drafts).toEqual(found.drafts);
  expect((await find("da bia")).drafts).toMatchObject([{ title: "Açaí da Bia" }]);
  // Signs that mean something in patterns are letters here.
  expect((await find("100%")).drafts).toHaveLength(1);
  expect((await find("a_ai")).drafts).toEqual([]);
  const first = await find("CAFÉ");
  expect(first.drafts).toHaveLength(24);
  expect((await find("CAFÉ", first.next ?? "")).drafts).toHaveLength(6);
  expect((await list(bruno, "?search=acai")).drafts).toEqual([]);
  expect((await call(caller, `/drafts?search=${"a".repeat(81)}`)).status).toBe(400);
});

test("a draft with the script of a film, but another image or prompt, is still listed", async () => {
  const caller = await signIn(server, "rui");
  const [image, retaken] = [await caller.makeImage(), await caller.makeImage()];
  const present = { ...draftOf(image).present, prompt: image.positivePrompt };
  await caller.post("/webhook/gerarShorts", caller.videoBody(image.image_url, present.script));
  await keep(caller, draftOf(image, { present }));
  expect((await list(caller)).drafts).toEqual([]);
  await keep(caller, draftOf(image, { present: { ...present, prompt: "mais perto" } }));
  const prompt = retaken.positivePrompt;
  await keep(caller, draftOf(retaken, { present: { ...present, image_url: retaken.image_url, prompt } }));
  expect((await list(caller)).drafts).toHaveLength(2);
});

test("a draft is deleted by its owner alone, once", async () => {
  const draft = draftOf(await ana.makeImage());
  await keep(ana, draft);
  expect((await remove(bruno, draft.id)).status).toBe(404);
  expect((await remove(ana, draft.id)).status).toBe(200);
  expect((await call(ana, `/drafts/${draft.id}`)).status).toBe(404);
  expect((await remove(ana, draft.id)).status).toBe(404);
});

test("row security shows each user their own drafts, whoever asks in whatever way", async () => {
  await keep(ana, draftOf(await ana.makeImage()));
  expect(await owners({ role: "authenticated", sub: ana.userId })).toEqual([ana.userId]);
  expect(await owners({ role: "anon" })).toEqual([]);
  expect(await owners({ role: "anon", anonymous_user: ana.userId })).toEqual([ana.userId]);
});

test("an old image is kept for as long as a draft mentions it, in its undo history too", async () => {
  const { pool } = server.context;
  const [first, second, forgotten] = [await ana.makeImage(), await ana.makeImage(), await ana.makeImage()];
  const draft = draftOf(second);
  draft.takes.push(takeOf(first));
  draft.past = [{ ...draft.present, image_url: first.image_url }];
  await keep(ana, draft);
  await pool.query("update curta.key_image set created_at = now() - interval '40 days'");
  await sweepLost(server.context);
  const answers = [first, second, forgotten].map(({ image_url: url }) =>
    call(ana, `/images/preview?image_url=${encodeURIComponent(url)}`),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 200, 404]);
});

test("a key image's preview is what it was answered with, and its owner's alone", async () => {
  const image = await ana.makeImage();
  const path = `/images/preview?image_url=${encodeURIComponent(image.image_url)}`;
  expect(previewSchema.parse(await (await call(ana, path)).json())).toEqual(image.preview);
  expect((await call(bruno, path)).status).toBe(404);
  expect((await call(null, path)).status).toBe(401);
  expect((await call(ana, "/images/preview?image_url=https://a.example/x.jpg")).status).toBe(404);
});

test("a user has so many drafts and no more, of which each can still be changed", async () => {
  const caller = await signIn(server, "max");
  const draft = draftOf(await caller.makeImage());
  await keep(caller, draft);
  await server.context.pool.query(
    `insert into curta.draft (id, user_id, key_image_id, key_image_ids, content, version, edited_at)
     select gen_random_uuid(), user_id, key_image_id, key_image_ids, content, 1, now()
     from curta.draft, generate_series(1, 4998) where id = $1`,
    [draft.id],
  );
  const last = { ...draft, id: randomUUID() };
  expect((await keep(caller, last)).status).toBe(200);
  const refused = await keep(caller, { ...draft, id: randomUUID() });
  expect(await refused.json()).toMatchObject({ code: "too_many_drafts" });
  expect((await keep(caller, { ...last, version: 1 })).status).toBe(200);
});

test.each([
  ["no take", { takes: [] }],
  ["a time that is none", { edited_at: "ontem" }],
  ["a version below zero", { version: -1 }],
])("a draft with %s is refused", async (_case, more) => {
  const answer = await keep(ana, draftOf(await ana.makeImage(), more));
  expect(answer.status).toBe(400);
});
