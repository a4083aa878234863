import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type ImageResult, type Preview, WEBHOOK_PATH } from "@curta/contract";
import { findKeyImageByFolder } from "../../../database/rows/key-images.ts";
import { folderOf, MEDIA_NAMES, mediaKey, readAll } from "../../../media/media-store.ts";
import { keyOfMediaUrl } from "../../../media/media-url.ts";
import { storeKeyImage } from "../../../workflow/images/make-image.ts";
import { removeEverything } from "../../../workflow/remove/remove-made.ts";
import { signIn, startLockedServer } from "../../../../testing/people.ts";
import { TestCaller, type TestServer } from "../../../../testing/servers/test-server.ts";

const PHOTO = Buffer.from("a photo that nobody else may see");
let server: TestServer;
let ana: TestCaller;
let bruno: TestCaller;

beforeAll(async () => {
  server = await startLockedServer();
  [ana, bruno] = await Promise.all([signIn(server, "ana"), signIn(server, "bruno")]);
});
afterAll(() => server[Symbol.asyncDispose]());

function retakeBody(caller: TestCaller, keyImage: string, more: object = {}): Record<string, unknown> {
  const { imagem_base64: _, ...body } = caller.imageBody();
  return { ...body, imagem_nome: "", key_image: keyImage, ...more };
}

async function retake(caller: TestCaller, keyImage: string, more?: object): Promise<ImageResult> {
  const response = await caller.post(WEBHOOK_PATH, retakeBody(caller, keyImage, more));
  expect(response.status).toBe(200);
  const [result] = (await response.json()) as ImageResult[];
  if (!result) throw new Error("no result");
  return result;
}

function folderOfUrl(url: string): string {
  const key = keyOfMediaUrl(url);
  if (key === undefined) throw new Error(`not an address of ours: ${url}`);
  return folderOf(key);
}

async function rowOf({ image_url }: ImageResult) {
  const row = await findKeyImageByFolder(server.context.pool, folderOfUrl(image_url));
  if (!row) throw new Error("no row");
  return row;
}

async function filesOf(folder: string): Promise<string[]> {
  const sizes = await Promise.all(
    MEDIA_NAMES.map((name) => server.context.media.size(mediaKey(folder, name))),
  );
  return MEDIA_NAMES.filter((_, index) => sizes[index] !== undefined);
}

describe("another take", () => {
  test("is made of the photo that was kept, by the address or the id of an earlier one", async () => {
    const first = await ana.makeImage(PHOTO);
    const second = await retake(ana, first.image_url, { positive_prompt: "céu violeta" });
    const third = await retake(ana, (await rowOf(second)).id);
    expect(second.positivePrompt).toBe("céu violeta");
    const takes = [first, second, third];
    expect(new Set(takes.map(({ preview }) => preview?.seed)).size).toBe(3);
    expect(new Set(takes.map(({ image_url }) => image_url)).size).toBe(3);
    for (const take of takes) {
      const photo = await readAll(server.context.media, mediaKey(folderOfUrl(take.image_url), "photo.jpg"));
      expect(Buffer.from(photo)).toEqual(PHOTO);
      expect((await rowOf(take)).photo_name).toBe("foto.jpg");
    }
  });

  test("is asked for with a photo or with a key image, never with both or neither", async () => {
    const { image_url } = await ana.makeImage(PHOTO);
    const both = await ana.post(WEBHOOK_PATH, { ...ana.imageBody(), key_image: image_url });
    const neither = await ana.post(WEBHOOK_PATH, { ...retakeBody(ana, image_url), key_image: undefined });
    expect([both.status, neither.status]).toEqual([400, 400]);
  });

  test("of another user's key image is refused like one of an image that never was", async () => {
    const { image_url } = await ana.makeImage(PHOTO);
    const { id } = await rowOf({ image_url } as ImageResult);
    const unknown = [
      image_url,
      id,
      randomUUID(),
      `${server.url}/media/${"0".repeat(32)}/keyimage.jpg`,
      "http://169.254.169.254/latest/meta-data",
      "../../etc/passwd",
    ];
    for (const name of unknown) {
      const response = await bruno.post(WEBHOOK_PATH, retakeBody(bruno, name));
      expect(response.status, name).toBe(410);
      expect(await response.json(), name).toMatchObject({ code: "photo_missing" });
    }
    const pretended = await bruno.post(WEBHOOK_PATH, retakeBody(ana, image_url));
    expect(pretended.status).toBe(403);
    const visitor = new TestCaller(server.url, ana.userId);
    expect((await visitor.post(WEBHOOK_PATH, retakeBody(ana, image_url))).status).toBe(401);
  });
});

describe("the files of a key image", () => {
  test("the kept photo and the whole picture have no address, not even for their owner", async () => {
    const { image_url } = await ana.makeImage(PHOTO);
    const headers = { authorization: `Bearer ${ana.token}` };
    for (const method of ["GET", "HEAD"]) {
      const photo = image_url.replace("keyimage.jpg", "photo.jpg");
      expect((await fetch(photo, { method, headers })).status).toBe(404);
      expect((await fetch(photo, { method, headers: { ...headers, range: "bytes=0-3" } })).status).toBe(404);
      const picture = image_url.replace("keyimage.jpg", "picture.jpg");
      expect((await fetch(picture, { method, headers })).status).toBe(404);
      expect((await fetch(image_url, { method })).status).toBe(200);
    }
  });

  test("the page is told the small picture, and the whole one of images that were stored without", async () => {
    const image = await ana.makeImage(PHOTO);
    expect(image.preview?.picture_url).toMatch(/\/preview\.jpg\?key=[0-9a-f]{32}$/);
    const { id } = await ana.requestFilm(image.image_url);
    await deleteFiles(folderOfUrl(image.image_url), ["preview.jpg", "photo.jpg"]);
    const headers = { authorization: `Bearer ${ana.token}` };
    const answer = await fetch(`${server.url}/generations/${id}/preview`, { headers });
    expect(((await answer.json()) as Preview).picture_url).toMatch(/\/picture\.jpg$/);
    const again = await ana.post(WEBHOOK_PATH, retakeBody(ana, image.image_url));
    expect(again.status).toBe(410);
    expect(await again.json()).toMatchObject({ code: "photo_missing" });
  });

  test("a picture from another host is kept without a photo of its own", async () => {
    const requester = {
      userId: ana.userId,
      network: "192.0.2.1",
      origin: server.url,
      traceparent: undefined,
      requestId: "r",
    };
    const source = { kind: "foreign", bytes: PHOTO, name: "https://a.example/b.jpg" } as const;
    const opcoes = { estilo: "viral", duracao: 30 } as const;
    const { result } = await storeKeyImage(server.context, requester, source, { opcoes });
    expect(await filesOf(folderOfUrl(result.image_url))).toEqual([
      "keyimage.jpg",
      "picture.jpg",
      "preview.jpg",
      "small.jpg",
    ]);
  });

  test("all of them go when their key image goes", async () => {
    const folders = [await bruno.makeImage(PHOTO), await bruno.makeImage(PHOTO)].map(({ image_url }) =>
      folderOfUrl(image_url),
    );
    for (const folder of folders) {
      expect(await filesOf(folder)).toEqual([
        "keyimage.jpg",
        "picture.jpg",
        "preview.jpg",
        "photo.jpg",
        "small.jpg",
      ]);
    }
    await removeEverything(server.context, bruno.userId);
    for (const folder of folders) expect(await filesOf(folder)).toEqual([]);
  });
});

/** Makes a folder look as an earlier version left it. */
async function deleteFiles(folder: string, names: readonly (typeof MEDIA_NAMES)[number][]): Promise<void> {
  const { media } = server.context;
  const kept = MEDIA_NAMES.filter((name) => !names.includes(name));
  const files = await Promise.all(
    kept.map(async (name) => {
      const key = mediaKey(folder, name);
      return (await media.size(key)) === undefined ? null : { key, bytes: await readAll(media, key) };
    }),
  );
  await media.deleteFolder(folder);
  for (const file of files) if (file !== null) await media.putBytes(file.key, file.bytes);
}

async function status(url: string): Promise<number> {
  return (await fetch(url)).status;
}

test("who has the key image's address cannot open the whole photo; the preview's own address does", async () => {
  const [made] = (await (await ana.post(WEBHOOK_PATH, ana.imageBody())).json()) as ImageResult[];
  const { image_url, preview } = made!;
  expect(await status(image_url)).toBe(200);
  expect(await status(image_url.replace("keyimage.jpg", "preview.jpg"))).toBe(404);
  expect(
    await status(image_url.replace("keyimage.jpg", "preview.jpg?key=0123456789abcdef0123456789abcdef")),
  ).toBe(404);
  expect(await status(image_url.replace("keyimage.jpg", "picture.jpg"))).toBe(404);
  expect(await status(preview!.picture_url)).toBe(200);
});
