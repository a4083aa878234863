import { readFile } from "node:fs/promises";
import { createClient } from "@supabase/supabase-js";
import { expect, test } from "vitest";
import { findGeneration } from "../database/rows/generations.ts";
import { createDiskStore } from "../media/disk.ts";
import { startTestDatabase } from "../../testing/servers/test-database.ts";
import { startTestServer, TestCaller, until } from "../../testing/servers/test-server.ts";

const KEPT = "video_url, poster_url, image_url";

test("a new domain breaks no address: neither in the webhook's row, nor in rest, nor in what a channel hears", async () => {
  await using database = await startTestDatabase();
  await using old = await startTestServer({
    databaseUrl: database.url,
    env: { CURTA_PUBLIC_URL: "https://old.example" },
  });
  const caller = new TestCaller(old.url);
  const { image_url } = await caller.makeImage();
  expect(image_url).toMatch(/^https:\/\/old\.example\/media\//);
  const stop = old.startWorker();
  const film = await caller.requestFilm(image_url, "muda de casa");
  expect(film.image_url).toBe(image_url);
  await until(
    "the film",
    async () => (await findGeneration(old.context.pool, film.id))?.status === "completed",
  );
  await stop();
  const media = await createDiskStore(`${old.context.config.dataFolder}/media`);

  await using moved = await startTestServer({ databaseUrl: database.url, parts: { media } });
  const answer = await fetch(`${moved.url}/rest/v1/shorts_generation?id=eq.${film.id}&select=${KEPT}`);
  const [row] = (await answer.json()) as { video_url: string; poster_url: string; image_url: string }[];
  for (const address of Object.values(row ?? {})) {
    expect(address).toMatch(new RegExp(`^${moved.url}/media/`));
    expect((await fetch(address)).status).toBe(200);
  }
  // The address of the old domain still names the key image, and a film can be made from it.
  const again = await new TestCaller(moved.url).requestFilm(image_url, "de novo");
  expect(again.image_url).toBe(row?.image_url);

  const heard: unknown[] = [];
  const client = createClient(moved.url, moved.context.identity.anonKey, { auth: { persistSession: false } });
  const states: string[] = [];
  client
    .channel("addresses")
    .on("postgres_changes", { event: "UPDATE", schema: "public", table: "shorts_generation" }, (it) =>
      heard.push(it.new["video_url"]),
    )
    .subscribe((state) => states.push(state));
  await until("the join", async () => states.includes("SUBSCRIBED"));
  await moved.context.pool.query("update public.shorts_generation set estimate_seconds = 1 where id = $1", [
    film.id,
  ]);
  await until("the news", async () => heard.length > 0);
  expect(heard[0]).toBe(row?.video_url);
  await client.realtime.disconnect();
});

test("rows of earlier versions lose their host, and addresses that are not ours stay as they are", async () => {
  await using server = await startTestServer();
  const { pool } = server.context;
  const caller = new TestCaller(server.url);
  const { image_url } = await caller.makeImage();
  const stop = server.startWorker();
  const { id } = await caller.requestFilm(image_url, "antigo");
  await until("the film", async () => (await findGeneration(pool, id))?.status === "completed");
  await stop();
  const now = await findGeneration(pool, id);
  const foreign = `https://outra.example/media/${"0".repeat(32)}/film.mp4`;
  await pool.query(
    `update public.shorts_generation set video_url = 'https://velho.example' || video_url,
       image_url = 'http://velho.example:3000' || image_url where id = $1`,
    [id],
  );
  const { rows } = await pool.query<{ id: string }>(
    "insert into public.shorts_generation (user_id, status, video_url) values ('test-user', 'completed', $1) returning id",
    [foreign],
  );
  await pool.query(
    await readFile(new URL("../database/migrations/031-addresses.sql", import.meta.url), "utf8"),
  );
  expect(await findGeneration(pool, id)).toMatchObject({
    video_url: now?.video_url,
    image_url: now?.image_url,
  });
  expect(now?.video_url).toMatch(/^\/media\//);
  expect((await findGeneration(pool, rows[0]?.id ?? ""))?.video_url).toBe(foreign);
});
