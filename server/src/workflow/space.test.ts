import { randomBytes, randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { WEBHOOK_PATH } from "@curta/contract";
import { bytesOfUser, countFolder } from "../database/rows/media-folders.ts";
import { signIn, startLockedServer } from "../../testing/people.ts";
import { until } from "../../testing/servers/test-server.ts";
import { call } from "../../testing/traces/traceable-life.ts";
import { sweepLost } from "./sweep-lost.ts";

test("a user's bytes are counted; nearly full is said, full is refused before a photo is read, deleting helps", async () => {
  await using server = await startLockedServer({ env: { CURTA_SPACE_PER_USER: "50" } });
  const { pool } = server.context;
  const [ana, bruno] = [await signIn(server, "ana"), await signIn(server, "bruno")];
  const { image_url } = await ana.makeImage();
  const [folder = ""] = image_url.split("/").slice(-2);
  const ofImage = await bytesOfUser(pool, ana.userId);
  expect(ofImage).toBeGreaterThan(0);

  const makeFilm = async (script: string) => {
    const { id } = await ana.requestFilm(image_url, script);
    return until("the film", async () => {
      const { rows } = await pool.query<{ warnings: string[] }>(
        "select warnings from public.shorts_generation where id = $1 and status = 'completed'",
        [id],
      );
      return rows[0] && { id, warnings: rows[0].warnings.join(" ") };
    });
  };
  const stop = server.startWorker();
  expect((await makeFilm("com folga")).warnings).not.toContain("espaço");
  expect(await bytesOfUser(pool, ana.userId)).toBeGreaterThan(ofImage);

  // As if her key image were larger.
  await countFolder(pool, folder, 46_000_000);
  const late = await makeFilm("no fim");
  expect(late.warnings).toMatch(/Seu espaço está quase cheio: 4\d de 50 MB/);

  await countFolder(pool, folder, 50_000_000);
  const [small, large, film] = await Promise.all([
    ana.post(WEBHOOK_PATH, ana.imageBody()),
    ana.post(WEBHOOK_PATH, ana.imageBody(Buffer.alloc(600_000, 7))),
    ana.post(WEBHOOK_PATH, ana.videoBody(image_url)),
  ]);
  for (const answer of [small, large, film]) {
    expect([answer.status, await answer.json()]).toEqual([
      409,
      expect.objectContaining({ code: "space_full" }),
    ]);
  }
  await bruno.makeImage();

  // Just full: the film that goes makes the difference.
  const others = (await bytesOfUser(pool, ana.userId)) - 50_000_000;
  await countFolder(pool, folder, 50_000_001 - others);
  expect((await ana.post(WEBHOOK_PATH, ana.imageBody())).status).toBe(409);
  await pool.query("delete from public.shorts_generation where id = $1", [late.id]);
  await sweepLost(server.context);
  await ana.makeImage();
  await stop();
});

test("what earlier versions stored is counted by a sweep", async () => {
  await using server = await startLockedServer();
  const ana = await signIn(server, "ana");
  await ana.makeImage();
  const { pool } = server.context;
  const counted = await bytesOfUser(pool, ana.userId);
  await pool.query("update curta.media_folder set bytes = null, created_at = now() - interval '2 hours'");
  expect(await bytesOfUser(pool, ana.userId)).toBe(0);
  await sweepLost(server.context);
  expect(await bytesOfUser(pool, ana.userId)).toBe(counted);
});

test("the texts of drafts have a tenth of a user's space, and what is made smaller makes room", async () => {
  await using server = await startLockedServer({ env: { CURTA_SPACE_PER_USER: "1" } });
  const ana = await signIn(server, "ana");
  const options = { estilo: "viral", duracao: 15 };
  const nothing = { photo_name: "f.jpg", topic: "", takes: [], past: [], future: [], put_away: false };
  const keep = async (id: string, version: number, bytes: number): Promise<unknown> => {
    const script = randomBytes(bytes / 2).toString("hex");
    const present = { image_url: "", prompt: "", script, options };
    const body = { ...nothing, version, present, edited_at: new Date().toISOString() };
    const answer = await call(ana, "PUT", `/drafts/${id}`, body);
    return [answer.status, ((await answer.json()) as { code?: string }).code];
  };
  const [one, other] = [randomUUID(), randomUUID()];
  expect(await keep(one, 0, 80_000)).toEqual([200, undefined]);
  expect(await keep(other, 0, 80_000)).toEqual([429, "too_many_drafts"]);
  expect(await keep(one, 1, 10_000)).toEqual([200, undefined]);
  expect(await keep(other, 0, 80_000)).toEqual([200, undefined]);
  expect(await keep(one, 2, 80_000)).toEqual([429, "too_many_drafts"]);
});
