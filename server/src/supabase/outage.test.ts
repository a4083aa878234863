import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { expect, test } from "vitest";
import { startEmbedded } from "../database/embedded.ts";
import { migrate } from "../database/migrate.ts";
import { createPool } from "../database/pool.ts";
import { insertRow, startSupabaseServer } from "../../testing/servers/supabase-server.ts";

test("when the database is killed, sessions live on, and page and channel come back by themselves", async () => {
  await using stack = new AsyncDisposableStack();
  const folder = await mkdtemp(join(tmpdir(), "curta-outage-"));
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const embedded = await startEmbedded(folder);
  stack.defer(() => embedded.stop());
  const pool = createPool(embedded.url);
  await migrate(pool);
  await pool.end();
  const wire = stack.use(await startSupabaseServer({ databaseUrl: embedded.url }));
  const { client, id: userId } = await wire.signIn("ana");
  const id = await insertRow(wire.pool, userId);
  const states: string[] = [];
  const heard: unknown[] = [];
  client
    .channel("video_generation_outage")
    .on(
      "postgres_changes",
      { event: "UPDATE", schema: "public", table: "shorts_generation", filter: `id=eq.${id}` },
      (it) => heard.push(it.new["progress"]),
    )
    .subscribe((state) => states.push(state));
  await until(() => states.includes("SUBSCRIBED"));

  const pid = Number((await readFile(join(folder, "cluster/postmaster.pid"), "utf8")).split("\n")[0]);
  process.kill(pid, "SIGKILL");
  // Whatever is asked meanwhile is an outage, never a lost session.
  const meanwhile = await client.auth.refreshSession();
  expect(meanwhile.error?.status ?? 503).toBeGreaterThanOrEqual(500);
  await until(
    async () => (await client.from("shorts_generation").select("id").eq("id", id).single()).error === null,
  );
  expect((await client.auth.getUser()).error).toBeNull();
  await until(() => states.filter((state) => state === "SUBSCRIBED").length > 1);
  await wire.pool.query("update public.shorts_generation set progress = 66 where id = $1", [id]);
  await until(() => heard.length > 0);
  expect(heard).toEqual([66]);
});

async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (const deadline = Date.now() + 60_000; !(await condition()); await sleep(50)) {
    if (Date.now() > deadline) throw new Error(`still waiting for ${String(condition)}`);
  }
}
