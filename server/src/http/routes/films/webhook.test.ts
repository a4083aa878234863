import { randomUUID } from "node:crypto";
import { connect } from "node:net";
import { once } from "node:events";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { imageResultSchema, WEBHOOK_PATH } from "@curta/contract";
import { signIn, startLockedServer } from "../../../../testing/people.ts";
import { startTestServer, TestCaller, type TestServer } from "../../../../testing/servers/test-server.ts";

let server: TestServer;
let ana: TestCaller;
let bruno: TestCaller;

beforeAll(async () => {
  server = await startLockedServer();
  [ana, bruno] = await Promise.all([signIn(server, "ana"), signIn(server, "bruno")]);
});
afterAll(() => server[Symbol.asyncDispose]());

/** Rows and folders there are; a refused request must not add any. */
async function countTraces(): Promise<unknown> {
  const { rows } = await server.context.pool.query(
    `select (select count(*) from public.shorts_generation) as rows, (select count(*) from curta.key_image) as images,
            (select count(*) from curta.media_folder) as folders, (select count(*) from curta_queue.job) as tasks`,
  );
  return rows[0];
}

describe("the image body", () => {
  test("is answered with an array of one result", async () => {
    const response = await ana.post(WEBHOOK_PATH, ana.imageBody());
    expect(response.status).toBe(200);
    const answer: unknown = await response.json();
    const [result] = imageResultSchema.array().length(1).parse(answer);
    expect((await fetch(result?.image_url ?? "")).headers.get("content-type")).toBe("image/jpeg");
    expect((await fetch(result?.preview?.picture_url ?? "")).status).toBe(200);
  });

  test("gives another take each time, and takes an edited prompt along", async () => {
    const seeds = await Promise.all([1, 2, 3].map(async () => (await ana.makeImage()).preview?.seed));
    expect(new Set(seeds).size).toBe(3);
    const edited = await ana.post(WEBHOOK_PATH, { ...ana.imageBody(), positive_prompt: "céu violeta" });
    expect(await edited.json()).toMatchObject([{ positivePrompt: "céu violeta" }]);
  });

  test("takes what the photo is about to the studio, and needs none", async () => {
    const said = await ana.post(WEBHOOK_PATH, { ...ana.imageBody(), assunto: "Café Aurora" });
    expect(await said.json()).toMatchObject([
      { video_description: expect.stringContaining("Sobre: Café Aurora") },
    ]);
    expect((await ana.makeImage()).video_description).not.toContain("Sobre");
  });

  test.each([
    ["broken base64", { imagem_base64: "####" }, 400, "broken_base64"],
    ["base64 cut off", { imagem_base64: "abc" }, 400, "broken_base64"],
    ["URL-safe base64", { imagem_base64: "ab-_" }, 400, "broken_base64"],
    ["not an image", { imagem_base64: "aGk=" }, 415, "photo_not_image"],
    ["too large", { imagem_base64: "A".repeat(14_000_000) }, 413, "photo_too_large"],
    ["no photo", { imagem_base64: undefined }, 400, "invalid_request"],
    ["another style", { opcoes: { estilo: "barroco", duracao: 30 } }, 400, "invalid_request"],
    ["too long a film", { opcoes: { estilo: "viral", duracao: 61 } }, 400, "invalid_request"],
    ["too long a topic", { assunto: "a".repeat(201) }, 400, "invalid_request"],
    ["somebody else's id", { user_id: randomUUID() }, 403, "forbidden"],
  ])("%s is refused with a sentence and leaves nothing behind", async (_name, change, status, code) => {
    const before = await countTraces();
    const response = await ana.post(WEBHOOK_PATH, { ...ana.imageBody(), ...change });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-ZÀ-Ú].+/) });
    expect(await countTraces()).toEqual(before);
  });
});

describe("the video body", () => {
  test("is acknowledged with 202 and its row", async () => {
    const { image_url } = await ana.makeImage();
    const row = await ana.requestFilm(image_url, "roteiro");
    expect(row).toMatchObject({ user_id: ana.userId, status: "pending", video_description: "roteiro" });
  });

  test("another user's image is as unknown as one that never was", async () => {
    const { image_url } = await ana.makeImage();
    const before = await countTraces();
    const theirs = await bruno.post(WEBHOOK_PATH, bruno.videoBody(image_url));
    const none = await bruno.post(
      WEBHOOK_PATH,
      bruno.videoBody(`${server.url}/media/${"0".repeat(32)}/keyimage.jpg`),
    );
    const foreign = await bruno.post(
      WEBHOOK_PATH,
      bruno.videoBody("http://169.254.169.254/latest/meta-data"),
    );
    for (const response of [theirs, none, foreign]) {
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({ code: "unknown_image_url" });
    }
    expect(await countTraces()).toEqual(before);
  });

  test("another user's number is a conflict that tells nothing; their film cannot be canceled or retried", async () => {
    const [mine, theirs] = await Promise.all([ana.makeImage(), bruno.makeImage()]);
    const { id } = await ana.requestFilm(mine.image_url);
    const taken = await bruno.post(WEBHOOK_PATH, bruno.videoBody(theirs.image_url, "x", id));
    expect(taken.status).toBe(409);
    expect(JSON.stringify(await taken.json())).not.toContain(ana.userId);
    expect((await bruno.post(`/generations/${id}/cancel`, {})).status).toBe(404);
    expect((await bruno.post(`/generations/${id}/retry`, {})).status).toBe(404);
    expect((await ana.post(`/generations/${id}/cancel`, {})).status).toBe(200);
  });
});

describe("the requester", () => {
  test("without a token is nobody, and test-user only where login is optional", async () => {
    const visitor = new TestCaller(server.url);
    expect((await visitor.post(WEBHOOK_PATH, visitor.imageBody())).status).toBe(401);
    await using open = await startTestServer();
    const welcome = new TestCaller(open.url);
    expect((await welcome.post(WEBHOOK_PATH, welcome.imageBody())).status).toBe(200);
    const pretender = new TestCaller(open.url, ana.userId);
    expect((await pretender.post(WEBHOOK_PATH, pretender.imageBody())).status).toBe(403);
  });

  test("with a forged token is refused", async () => {
    const [head, payload] = (ana.token ?? "").split(".");
    const none = Buffer.from('{"alg":"none","typ":"JWT"}').toString("base64url");
    for (const token of ["x", `${head}.${payload}.AAAA`, `${none}.${payload}.`]) {
      const forger = new TestCaller(server.url, ana.userId, token);
      expect((await forger.post(WEBHOOK_PATH, forger.imageBody())).status).toBe(401);
    }
  });
});

describe("bodies from outside", () => {
  test("no JSON, however it is broken, gets further than a sentence", async () => {
    const before = await countTraces();
    const body = fc.oneof(
      fc.string(),
      fc.json(),
      fc.object().map((value) => JSON.stringify(value)),
    );
    await fc.assert(
      fc.asyncProperty(body, async (text) => {
        const response = await ana.post(WEBHOOK_PATH, text);
        expect(response.status).toBe(400);
        expect(await response.json()).toHaveProperty("message");
      }),
      { numRuns: 300 },
    );
    expect(await countTraces()).toEqual(before);
  });

  test("no request that is nearly right does harm", async () => {
    const nearly = fc.record(
      {
        generation_type: fc.constantFrom("imagem", "video", "audio"),
        imagem_base64: fc.oneof(fc.base64String({ maxLength: 30 }), fc.string()),
        imagem_nome: fc.string(),
        key_image: fc.oneof(fc.uuid(), fc.webUrl(), fc.string()),
        task_uuid: fc.oneof(fc.uuid(), fc.string()),
        video_description: fc.string({ unit: "binary" }),
        image_url: fc.oneof(fc.webUrl(), fc.string()),
        user_id: fc.constantFrom(ana.userId, bruno.userId, "", "test-user"),
        opcoes: fc.oneof(fc.object(), fc.record({ estilo: fc.constant("viral"), duracao: fc.integer() })),
      },
      { requiredKeys: ["generation_type"] },
    );
    await fc.assert(
      fc.asyncProperty(nearly, async (body) => {
        const response = await ana.post(WEBHOOK_PATH, body);
        expect([200, 400, 403, 410, 413, 415, 422]).toContain(response.status);
      }),
      { numRuns: 300 },
    );
  });

  test("a body larger than any photo is cut off", async () => {
    const response = await ana
      .post(WEBHOOK_PATH, `{"imagem_base64":"${"A".repeat(15_000_000)}"}`)
      .catch(() => undefined);
    // The server may hang up before all is sent; what it says, if heard, is 413.
    expect([413, undefined]).toContain(response?.status);
    expect((await fetch(`${server.url}/live`)).status).toBe(200);
  });

  test("other kinds of content are no JSON", async () => {
    for (const type of ["text/plain", "image/svg+xml", "multipart/form-data; boundary=x"]) {
      const response = await fetch(server.url + WEBHOOK_PATH, {
        method: "POST",
        headers: { "content-type": type, authorization: `Bearer ${ana.token}` },
        body: "x",
      });
      expect([400, 415]).toContain(response.status);
    }
  });

  test("a client that hangs up in the middle does no harm", async () => {
    const { port } = new URL(server.url);
    const socket = connect(Number(port), "127.0.0.1");
    await once(socket, "connect");
    socket.write(
      `POST ${WEBHOOK_PATH} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 999\r\n\r\n{"a`,
    );
    socket.destroy();
    expect((await fetch(`${server.url}/health`)).status).toBe(200);
  });
});
