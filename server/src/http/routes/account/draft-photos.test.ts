import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Draft, draftAnswerSchema, draftPageSchema, MAX_PHOTO_BYTES } from "@curta/contract";
import { signIn, startLockedServer, type Person } from "../../../../testing/people.ts";
import { createTestStudio } from "../../../../testing/servers/test-studio.ts";
import type { TestServer } from "../../../../testing/servers/test-server.ts";
import { bytesOfUser } from "../../../database/rows/media-folders.ts";
import { sweepLost } from "../../../workflow/sweep-lost.ts";

const PHOTO = Buffer.from("a photo of Ana's own garden");
/** How often a photo was announced to the studio. */
let announced = 0;
let server: TestServer;
let ana: Person;
let bruno: Person;

beforeAll(async () => {
  const studio = { ...createTestStudio(), warmUp: () => void announced++ };
  server = await startLockedServer({ parts: { studio } });
  [ana, bruno] = await Promise.all([signIn(server, "ana"), signIn(server, "bruno")]);
});
afterAll(() => server[Symbol.asyncDispose]());

function call(caller: Person, method: string, path: string, body?: Buffer | object): Promise<Response> {
  const isPhoto = Buffer.isBuffer(body);
  const type = isPhoto ? "application/octet-stream" : "application/json";
  return fetch(server.url + path, {
    method,
    headers: {
      authorization: `Bearer ${caller.token}`,
      ...(body === undefined ? {} : { "content-type": type }),
    },
    ...(body === undefined ? {} : { body: isPhoto ? Uint8Array.from(body) : JSON.stringify(body) }),
  });
}

/** A draft of which there is nothing yet but a photo and what it is about. */
function begun(more: Partial<Draft> = {}): Draft {
  return {
    id: randomUUID(),
    version: 0,
    photo_name: "jardim.heic",
    topic: "o jardim da Ana",
    takes: [],
    present: { image_url: "", prompt: "", script: "", options: { estilo: "suave", duracao: 15 } },
    past: [],
    future: [],
    edited_at: new Date().toISOString(),
    put_away: false,
    ...more,
  };
}

async function keep(caller: Person, { id, ...body }: Draft): Promise<number> {
  return (await call(caller, "PUT", `/drafts/${id}`, body)).status;
}

async function keepWithPhoto(caller: Person, draft = begun()): Promise<Draft> {
  expect(await keep(caller, draft)).toBe(200);
  expect((await call(caller, "PUT", `/drafts/${draft.id}/photo`, PHOTO)).status).toBe(200);
  return draft;
}

async function photoOf(caller: Person, id: string): Promise<string | number> {
  const answer = await call(caller, "GET", `/drafts/${id}/photo`);
  return answer.ok ? answer.text() : answer.status;
}

async function listed(caller: Person): Promise<string[]> {
  const answer = await call(caller, "GET", "/drafts");
  return draftPageSchema.parse(await answer.json()).drafts.map(({ id }) => id);
}

/** Folders in the store that hold a user's photos of drafts. */
async function folders(caller: Person): Promise<string[]> {
  const { rows } = await server.context.pool.query<{ folder: string }>(
    "select folder from curta.media_folder where user_id = $1",
    [caller.userId],
  );
  return rows.map(({ folder }) => folder);
}

test("a photo without an image comes back on another device, with what it is about", async () => {
  const draft = await keepWithPhoto(ana);
  const { draft: found } = draftAnswerSchema.parse(await (await call(ana, "GET", "/drafts/current")).json());
  expect(found).toEqual({ ...draft, version: 1 });
  expect(await photoOf(ana, draft.id)).toBe(PHOTO.toString());
  expect(await listed(ana)).toContain(draft.id);
});

test("a draft whose photo has not arrived is neither listed nor opened", async () => {
  const draft = begun({ edited_at: "2040-01-01T00:00:00.000Z" });
  await keep(ana, draft);
  const { draft: found } = draftAnswerSchema.parse(await (await call(ana, "GET", "/drafts/current")).json());
  expect(found?.id).not.toBe(draft.id);
  expect(await listed(ana)).not.toContain(draft.id);
});

test("nobody else sees, replaces or deletes it", async () => {
  const { id } = await keepWithPhoto(ana);
  expect(await photoOf(bruno, id)).toBe(404);
  expect((await call(bruno, "PUT", `/drafts/${id}/photo`, Buffer.from("another"))).status).toBe(404);
  expect((await call(bruno, "DELETE", `/drafts/${id}`)).status).toBe(404);
  expect(await photoOf(ana, id)).toBe(PHOTO.toString());
});

test("a draft's photo takes of its user's space what it has bytes", async () => {
  const { pool } = server.context;
  const before = await bytesOfUser(pool, ana.userId);
  await keepWithPhoto(ana);
  expect((await bytesOfUser(pool, ana.userId)) - before).toBe(PHOTO.length);
});

test("a photo that is sent twice, or is too large, changes nothing", async () => {
  const { id } = await keepWithPhoto(ana);
  expect((await call(ana, "PUT", `/drafts/${id}/photo`, Buffer.from("another"))).status).toBe(200);
  const large = await call(ana, "PUT", `/drafts/${id}/photo`, Buffer.alloc(MAX_PHOTO_BYTES + 1));
  expect([large.status, await large.json()]).toMatchObject([413, { code: "photo_too_large" }]);
  expect(await photoOf(ana, id)).toBe(PHOTO.toString());
});

test("with an image the draft lets go of its photo, which a sweep deletes; before, no sweep does", async () => {
  const draft = await keepWithPhoto(bruno);
  const [folder = ""] = await folders(bruno);
  const sweep = async () => {
    await server.context.pool.query("update curta.media_folder set created_at = now() - interval '1 hour'");
    await sweepLost(server.context);
  };
  await sweep();
  expect(await photoOf(bruno, draft.id)).toBe(PHOTO.toString());
  const { image_url, positivePrompt, video_description } = await bruno.makeImage();
  const present = { ...draft.present, image_url, script: "meu roteiro" };
  const takes = [{ image_url, positivePrompt, video_description }];
  expect(await keep(bruno, { ...draft, version: 1, takes, present })).toBe(200);
  expect(await photoOf(bruno, draft.id)).toBe(404);
  await sweep();
  expect(await server.context.media.size(`${folder}/photo.jpg`)).toBeUndefined();
});

test("with the draft its photo is deleted from the store at once", async () => {
  const caller = await signIn(server, "lia");
  const { id } = await keepWithPhoto(caller);
  const [folder = ""] = await folders(caller);
  expect(await server.context.media.size(`${folder}/photo.jpg`)).toBe(PHOTO.length);
  expect((await call(caller, "DELETE", `/drafts/${id}`)).status).toBe(200);
  expect(await server.context.media.size(`${folder}/photo.jpg`)).toBeUndefined();
  expect(await folders(caller)).toEqual([]);
});

test.each([
  ["an image that no take has", { present: { ...begun().present, image_url: "https://a.example/x.jpg" } }],
  ["steps before its first image", { past: [{ ...begun().present, image_url: "https://a.example/x.jpg" }] }],
])("a draft without takes that names %s is refused", async (_case, more) => {
  expect(await keep(ana, begun(more))).toBe(400);
});

test("the studio learns of a photo before an image is asked for", async () => {
  const before = announced;
  const draft = await keepWithPhoto(ana);
  expect(announced).toBe(before + 1);
  expect((await call(ana, "PUT", `/drafts/${draft.id}/photo`, PHOTO)).status).toBe(200);
  expect(announced).toBe(before + 1);
});
