import { randomBytes, randomUUID } from "node:crypto";
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { generationSchema, keptDataSchema, publicLinkSchema, WEBHOOK_PATH } from "@curta/contract";
import { expect } from "vitest";
import { findGeneration } from "../../src/database/rows/generations.ts";
import { addApiKey } from "../../src/identity/index.ts";
import type { Studio } from "../../src/studio/studio.ts";
import { hiss } from "../hiss.ts";
import { signIn, type Person } from "../people.ts";
import { createTestStudio } from "../servers/test-studio.ts";
import { until, type TestServer } from "../servers/test-server.ts";

/** A text that nothing else holds. */
export const mark = (): string => `vestigio${randomBytes(8).toString("hex")}`;

/** The test studio, which also keeps encoded shots as the real one does. */
export function studioWithSegments(stepMs: number): Studio {
  const studio = createTestStudio({ stepMs });
  return {
    makeKeyImage: studio.makeKeyImage,
    async makeFilm(wishes) {
      const folder = wishes.segmentCache ?? "";
      await mkdir(folder, { recursive: true });
      await writeFile(join(folder, "a.segment"), `shots of ${wishes.script}`);
      return studio.makeFilm(wishes);
    },
  };
}

/** Everything of a person: marks in e-mail, photo, its name, prompt, script and title; and a finished film. */
export async function live(server: TestServer, name: string) {
  const marks = {
    email: mark(),
    photo: mark(),
    photoName: mark(),
    prompt: mark(),
    script: mark(),
    callback: mark(),
    title: mark(),
    draft: mark(),
    undone: mark(),
    key: mark(),
    post: mark(),
  };
  const person = await signIn(server, `${name}${marks.email}`);
  // A wrong password is counted with the e-mail.
  await person.post(`/auth/v1/token?grant_type=password&apikey=${server.context.identity.anonKey}`, {
    email: `${name}${marks.email}@curta.example`,
    password: "senha errada",
  });
  const answer = await person.post(WEBHOOK_PATH, {
    ...person.imageBody(Buffer.from(`a photo of ${marks.photo}`)),
    imagem_nome: `${marks.photoName}.jpg`,
    positive_prompt: marks.prompt,
  });
  const [image] = (await answer.json()) as { image_url: string }[];
  const wanted = {
    ...person.videoBody(image?.image_url ?? "", marks.script),
    callback_url: `http://curta.invalid/${marks.callback}`,
  };
  const film = generationSchema.parse(await (await person.post(WEBHOOK_PATH, wanted)).json());
  await call(person, "PATCH", `/generations/${film.id}`, { title: marks.title });
  await keepDraft(person, image?.image_url ?? "", marks);
  await addApiKey(server.context.pool, `${name}${marks.email}@curta.example`, marks.key, ["rest"]);
  // A wrong current password, and a change of it, are counted with the account's id.
  await call(person, "PUT", "/auth/v1/user", { password: "girassol-azul-77", current_password: "errada" });
  await server.context.pool.query("insert into curta.attempt (key) values ($1)", [`change:${person.userId}`]);
  const video = await finished(server, film.id);
  const shared = await shareFilm(person, film.id, marks.post);
  return { person, marks, image: image?.image_url ?? "", film: film.id, video, shared };
}

/** Sends music of the person's own; gives marks in its name and in its bytes. */
export async function sendSong(person: Person): Promise<{ name: string; bytes: string }> {
  const marks = { name: mark(), bytes: mark() };
  const answer = await fetch(`${person.url}/songs?nome=${marks.name}.wav`, {
    method: "POST",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/octet-stream" },
    // What follows the sound is kept with it.
    body: Buffer.concat([hiss(), Buffer.from(marks.bytes)]),
  });
  expect(answer.status).toBe(201);
  return marks;
}

/** A wrong password from a network of its own; gives the digest under which the security log has that network. */
export async function failSignIn({ url, context }: TestServer, email: string, from: string): Promise<string> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      apikey: context.identity.anonKey,
      "x-forwarded-for": from,
    },
    body: JSON.stringify({ email, password: "senha errada" }),
  });
  expect(answer.status).toBe(400);
  const { rows } = await context.pool.query<{ network: string }>(
    "select network from curta.security_event where network is not null order by at desc limit 1",
  );
  return rows[0]?.network ?? "";
}

/** Makes a link for a phone, and the film's public page, whose address is given. */
async function shareFilm(person: Person, film: string, post: string): Promise<string> {
  const phone = await fetch(`${person.url}/generations/${film}/phone-link`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      authorization: `Bearer ${person.token}`,
      // As a proxy in front of the server tells it.
      "x-forwarded-host": "curta.example",
    },
    body: JSON.stringify({ post_text: post }),
  });
  expect(phone.status).toBe(200);
  const answer = await call(person, "PUT", `/generations/${film}/public-link`);
  const { url } = publicLinkSchema.parse(await answer.json());
  return person.url + new URL(url ?? "").pathname;
}

/** Keeps a draft of an image as a page of an earlier domain wrote it, with the texts as its script and the one before. */
export async function keepDraft(
  person: Person,
  url: string,
  { draft, undone }: { draft: string; undone: string },
) {
  const earlier = url.replace(/^https?:\/\/[^/]+/, "http://antes.example");
  const work = { image_url: earlier, prompt: "", options: { estilo: "viral", duracao: 15 } };
  const answer = await call(person, "PUT", `/drafts/${randomUUID()}`, {
    version: 0,
    photo_name: "",
    takes: [{ image_url: earlier, positivePrompt: "", video_description: "" }],
    present: { ...work, script: draft },
    past: [{ ...work, script: undone }],
    future: [],
    edited_at: new Date().toISOString(),
    put_away: false,
  });
  expect(answer.status).toBe(200);
}

/** Begins a draft with a photo and no image; gives marks in what it is about, in the photo's name and in its bytes. */
export async function beginDraft(person: Person): Promise<{ topic: string; name: string; bytes: string }> {
  const marks = { topic: mark(), name: mark(), bytes: mark() };
  const path = `/drafts/${randomUUID()}`;
  const options = { estilo: "viral", duracao: 15 };
  const begun = await call(person, "PUT", path, {
    version: 0,
    photo_name: `${marks.name}.heic`,
    topic: marks.topic,
    takes: [],
    present: { image_url: "", prompt: "", script: "", options },
    past: [],
    future: [],
    edited_at: new Date().toISOString(),
    put_away: false,
  });
  expect(begun.status).toBe(200);
  const sent = await fetch(`${person.url}${path}/photo`, {
    method: "PUT",
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/octet-stream" },
    body: marks.bytes,
  });
  expect(sent.status).toBe(200);
  return marks;
}

export async function draftCount(person: Person): Promise<number> {
  const { drafts } = keptDataSchema.parse(await (await call(person, "GET", "/account/data")).json());
  return drafts;
}

export function call(person: Person, method: string, path: string, body?: unknown): Promise<Response> {
  return fetch(person.url + path, {
    method,
    headers: {
      ...(body === undefined ? {} : { "content-type": "application/json" }),
      authorization: `Bearer ${person.token}`,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
}

export function finished({ context, url }: TestServer, id: string): Promise<string> {
  return until("the film", async () => {
    const row = await findGeneration(context.pool, id);
    return row?.status === "completed" && row.video_url ? url + row.video_url : undefined;
  });
}
