import { afterAll, beforeAll, expect, test } from "vitest";
import type { KeyImageWishes } from "@curta/studio";
import { bytesOfUser } from "../../database/rows/media-folders.ts";
import { folderOf, mediaKey, readAll, type MediaName } from "../../media/media-store.ts";
import { keyOfMediaUrl } from "../../media/media-url.ts";
import { startTestServer, type TestServer } from "../../../testing/servers/test-server.ts";
import { createTestStudio } from "../../../testing/servers/test-studio.ts";
import type { Requester } from "../requester.ts";
import { findImagePreview } from "./find-preview.ts";
import { makeImage } from "./make-image.ts";
import { retakeImage } from "./retake-image.ts";
import { mayOpen } from "./whole-photo-access.ts";

let server: TestServer;
const asked: KeyImageWishes[] = [];
let whileMaking = () => {};

beforeAll(async () => {
  const studio = createTestStudio();
  const makeKeyImage: typeof studio.makeKeyImage = (photo, wishes) => {
    asked.push(wishes);
    whileMaking();
    return studio.makeKeyImage(photo, wishes);
  };
  server = await startTestServer({ parts: { studio: { ...studio, makeKeyImage } } });
});
afterAll(() => server[Symbol.asyncDispose]());

const requesterOf = (userId: string): Requester => ({
  userId,
  network: "192.0.2.1",
  origin: "https://a.example",
  requestId: "r-1",
  traceparent: undefined,
});
const PHOTO = Buffer.from("a photo of Ana's very own garden");
const sent = { kind: "sent", bytes: PHOTO, name: "jardim.jpg" } as const;
const opcoes = { estilo: "suave", duracao: 12, modelo: "diario" } as const;
const folderOfUrl = (url: string): string => folderOf(keyOfMediaUrl(url)!);

test("the studio gets the wishes as they were said, another seed each time, and keeps only a photo that was sent", async () => {
  const ana = requesterOf("ana");
  const signal = new AbortController().signal;
  const said = { opcoes, positive_prompt: "luz dourada", assunto: "o jardim" };
  const first = await makeImage(server.context, ana, sent, said, signal);
  expect(asked.at(-1)).toEqual({
    style: "suave",
    template: "diario",
    seconds: 12,
    seed: expect.any(Number),
    asItIs: false,
    keepPhoto: true,
    positivePrompt: "luz dourada",
    topic: "o jardim",
    signal,
  });
  const { rows } = await server.context.pool.query("select * from curta.key_image where user_id = 'ana'");
  expect(rows).toMatchObject([
    {
      seed: String(asked.at(-1)?.seed),
      style: "suave",
      seconds: 12,
      positive_prompt: "luz dourada",
      script: first.video_description,
      photo_name: "jardim.jpg",
      films_removed: 0,
      photo_id: rows[0].id,
    },
  ]);
  const key_image = first.image_url;
  const request = { generation_type: "imagem", key_image, imagem_nome: "", user_id: "ana", opcoes } as const;
  await retakeImage(server.context, ana, request);
  expect(asked.at(-1)).toEqual({
    style: "suave",
    template: "diario",
    seconds: 12,
    seed: expect.any(Number),
    asItIs: false,
    keepPhoto: false,
  });
  expect(asked.at(-1)?.seed).not.toBe(asked.at(-2)?.seed);
});

test("every take has its five files, its photo too, and all their bytes count for its owner", async () => {
  const bia = requesterOf("bia");
  const { image_url: url } = await makeImage(server.context, bia, sent, { opcoes });
  const names: MediaName[] = ["keyimage.jpg", "small.jpg", "picture.jpg", "preview.jpg", "photo.jpg"];
  const { media, pool } = server.context;
  const read = (name: MediaName) => readAll(media, mediaKey(folderOfUrl(url), name));
  const files = await Promise.all(names.map(read));
  expect(files[4]?.toString()).toBe(PHOTO.toString());
  expect(await bytesOfUser(pool, "bia")).toBe(files.reduce((sum, file) => sum + file.length, 0));
});

test("the whole photo opens by the address that its owner was told, and by no other", async () => {
  const caio = requesterOf("caio");
  const { image_url: url, preview } = await makeImage(server.context, caio, sent, { opcoes });
  const folder = folderOfUrl(url);
  const open = (name: MediaName, secret?: string) => mayOpen(server.context, mediaKey(folder, name), secret);
  const secret = new URL(preview!.picture_url).searchParams.get("key") ?? "";
  expect(secret.length).toBeGreaterThan(30);
  expect(await open("preview.jpg", secret)).toBe(true);
  const wrong = `${secret.slice(1)}${secret.at(0) === "0" ? "1" : "0"}`;
  for (const other of [undefined, "", wrong, secret.slice(1)])
    expect(await open("preview.jpg", other)).toBe(false);
  const none = mediaKey("0".repeat(32), "preview.jpg");
  expect(await mayOpen(server.context, none, secret)).toBe(false);
  expect([await open("keyimage.jpg"), await open("small.jpg"), await open("picture.jpg")]).toEqual([
    true,
    true,
    false,
  ]);
  expect(await findImagePreview(server.context, caio, url)).toEqual(preview);

  // As earlier versions left it: with nothing but the picture.
  await server.context.media.deleteFolder(folder);
  await server.context.media.putBytes(mediaKey(folder, "picture.jpg"), PHOTO);
  expect(await open("picture.jpg")).toBe(true);
  expect((await findImagePreview(server.context, caio, url)).picture_url).toBe(
    `https://a.example/media/${folder}/picture.jpg`,
  );
  const stranger = findImagePreview(server.context, requesterOf("davi"), url);
  await expect(stranger).rejects.toMatchObject({ code: "not_found" });
});

test("an image whose requester has left meanwhile is not kept", async () => {
  const gone = new AbortController();
  whileMaking = () => gone.abort();
  const made = makeImage(server.context, requesterOf("gil"), sent, { opcoes }, gone.signal);
  await expect(made).rejects.toThrow("abort");
  whileMaking = () => {};
  expect(await bytesOfUser(server.context.pool, "gil")).toBe(0);
  const { rows } = await server.context.pool.query("select id from curta.key_image where user_id = 'gil'");
  expect(rows).toEqual([]);
});
