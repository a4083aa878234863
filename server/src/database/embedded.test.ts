import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findRunning, startEmbedded, type EmbeddedDatabase, type EmbeddedWait } from "./embedded.ts";
import { createPool } from "./pool.ts";

/** One folder for all tests, in their order: each finds what the one before it left. */
let folder: string;
let database: EmbeddedDatabase | undefined;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "curta-embedded-"));
  database = await startEmbedded(folder);
  await query("create table kept (n int)");
  await query("insert into kept values (1)");
});
afterAll(async () => {
  await database?.stop();
  await rm(folder, { recursive: true, force: true });
});

async function query(sql: string, url = database?.url): Promise<unknown[]> {
  const pool = createPool(url ?? "");
  try {
    return (await pool.query<Record<string, unknown>>(sql)).rows;
  } finally {
    await pool.end();
  }
}

async function postmasterPid(): Promise<number> {
  return Number((await readFile(join(folder, "cluster/postmaster.pid"), "utf8")).split("\n")[0]);
}

const count = "select count(*)::int as n from kept";

test("everything is written through to the disk, and only this machine can connect, with a password", async () => {
  expect(await query("show fsync")).toEqual([{ fsync: "on" }]);
  expect(await query("show listen_addresses")).toEqual([{ listen_addresses: "127.0.0.1" }]);
  const guess = database?.url.replace(/:[^:@]+@/, ":guess@");
  await expect(query("select 1", guess)).rejects.toMatchObject({ code: "28P01" });
});

test("a second start on the same folder is told that it is in use, and finds the one that runs", async () => {
  await expect(startEmbedded(folder)).rejects.toMatchObject({ code: "data_in_use" });
  expect(await findRunning(folder)).toBe(database?.url);
});

test("a server that is killed is started again on the same address, with everything in it", async () => {
  const pid = await postmasterPid();
  process.kill(pid, "SIGKILL");
  for (;;) {
    const rows = await query(count).catch(() => undefined);
    if (rows && (await postmasterPid()) !== pid) break;
    await sleep(50);
  }
  expect(await query(count)).toEqual([{ n: 1 }]);
});

test("a start after a stop finds everything", async () => {
  await database?.stop();
  expect(await findRunning(folder)).toBeUndefined();
  database = await startEmbedded(folder);
  expect(await query(count)).toEqual([{ n: 1 }]);
});

test("what a killed process leaves running is ended, and nothing that it committed is lost", async () => {
  await database?.stop();
  database = undefined;
  const orphan = await startAndKill(`await pool.query("insert into kept values (2)");`);
  expect(await findRunning(folder)).toBeDefined();
  const heard: EmbeddedWait[] = [];
  database = await startEmbedded(folder, { onWait: (what) => heard.push(what) });
  expect(heard).toEqual(["leftovers"]);
  expect(await postmasterPid()).not.toBe(orphan);
  expect(await query(count)).toEqual([{ n: 2 }]);
});

test("process and server killed at once: the next start recovers", async () => {
  await database?.stop();
  database = undefined;
  const pid = await startAndKill(`await pool.query("insert into kept values (3)");`);
  process.kill(pid, "SIGKILL");
  database = await startEmbedded(folder);
  expect(await query(count)).toEqual([{ n: 3 }]);
});

test("a pid file that names a stranger's process, and a half-made cluster, stand in nobody's way", async () => {
  await database?.stop();
  await writeFile(join(folder, "cluster/postmaster.pid"), `${process.pid}\n${folder}/cluster\n1\n5432\n`);
  await mkdir(join(folder, "cluster.new/base"), { recursive: true });
  database = await startEmbedded(folder);
  expect(await query(count)).toEqual([{ n: 3 }]);
});

test.runIf(process.getuid?.() === 0)("root starts it below a folder that nobody else may enter", async () => {
  const closed = await mkdtemp(join(tmpdir(), "curta-closed-"));
  const inside = await startEmbedded(join(closed, "deep/postgres"));
  try {
    expect(await query("select current_user::text as me", inside.url)).toEqual([{ me: "curta" }]);
  } finally {
    await inside.stop();
    await rm(closed, { recursive: true });
  }
});

/** Starts the database in another process, does the work there, kills that process; gives the server's pid. */
async function startAndKill(work: string): Promise<number> {
  const program = `
    const { startEmbedded } = await import(${JSON.stringify(new URL("./embedded.ts", import.meta.url).href)});
    const { createPool } = await import(${JSON.stringify(new URL("./pool.ts", import.meta.url).href)});
    const { url } = await startEmbedded(${JSON.stringify(folder)});
    const pool = createPool(url);
    ${work}
    console.log("ready");`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", program], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  const pid = await postmasterPid();
  child.kill("SIGKILL");
  await once(child, "exit");
  return pid;
}
