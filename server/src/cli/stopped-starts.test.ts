import { once } from "node:events";
import { existsSync } from "node:fs";
import { cp, mkdtemp, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { commandOf, launch, ROOT, SERVE, start, type Running } from "../../testing/running-program.ts";
import { startTestDatabase } from "../../testing/servers/test-database.ts";
import { until } from "../../testing/servers/test-server.ts";
import { createPool, withTransaction } from "../database/pool.ts";

/** One folder for all tests, in their order: each start finds what the one before it left. */
let data: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "curta-stopped-"));
});
afterAll(() => rm(data, { recursive: true, force: true }));

const launchHere = () => launch(process.execPath, SERVE, { CURTA_DATA: data });

/** The first of its processes whose command line matches, once there is one. */
function processOf(running: Running, command: RegExp): Promise<number> {
  return until(String(command), async () => running.processes().find((pid) => matches(pid, command)));
}

function matches(pid: number, command: RegExp): boolean {
  try {
    return command.test(commandOf(pid));
  } catch {
    return false;
  }
}

/** Sends a signal to the program and waits until it and all that it started are gone, as after an ordinary stop. */
async function endInTime(running: Running, signal: NodeJS.Signals, maySayErrors = false): Promise<void> {
  const { started, processes, said } = running;
  const exit = once(started, "exit");
  started.kill(signal);
  await until("all to be gone", async () => processes().length === 0, 15_000);
  expect((await exit)[0]).toBe(0);
  expect(said()).not.toMatch(maySayErrors ? /Algo deu errado/ : /"level"|Algo deu errado/);
}

const POSTGRES = /\/postgres\0-D\0/;

test("while initdb makes the database: initdb and what it has started end, and nothing looks like a database", async () => {
  for (const signal of ["SIGTERM", "SIGINT"] as const) {
    await using running = await launchHere();
    await processOf(running, /\/initdb\0/);
    await endInTime(running, signal);
    expect(existsSync(join(data, "postgres/cluster"))).toBe(false);
    expect(existsSync(join(data, "postgres/password.new"))).toBe(false);
  }
});

test("while PostgreSQL starts, and while it is frozen in its start", async () => {
  await using running = await launchHere();
  await processOf(running, POSTGRES);
  await endInTime(running, "SIGTERM");
  await using frozen = await launchHere();
  process.kill(await processOf(frozen, POSTGRES), "SIGSTOP");
  await endInTime(frozen, "SIGINT");
});

test("while it waits for a PostgreSQL that an earlier run left behind, frozen", async () => {
  await using killed = await launchHere();
  const left = await processOf(killed, POSTGRES);
  await until("the first user", async () => killed.said().includes("Primeiro usuário"));
  process.kill(left, "SIGSTOP");
  killed.started.kill("SIGKILL");
  await once(killed.started, "exit");
  await using running = await launchHere();
  await until("what it waits for", async () => running.said().includes("não parou direito"));
  await endInTime(running, "SIGTERM");
});

test("while a PostgreSQL that died is started again, and is frozen in that", async () => {
  await using running = await start(process.execPath, SERVE, { CURTA_DATA: data });
  const first = await processOf(running, POSTGRES);
  process.kill(first, "SIGKILL");
  const isNew = (pid: number): boolean => pid !== first && matches(pid, POSTGRES);
  process.kill(await until("the next one", async () => running.processes().find(isNew)), "SIGSTOP");
  // That it died is an error, and was told.
  await endInTime(running, "SIGTERM", true);
});

test("after all of these the next start works, on the same database, and is stopped while its worker starts", async () => {
  await using running = await start(process.execPath, SERVE, { CURTA_DATA: data });
  expect(running.said()).not.toContain("Primeiro usuário");
  expect(running.processes().length).toBeGreaterThan(1);
  await endInTime(running, "SIGINT");
});

test.each([
  ["initdb makes its database", /\/initdb\0/, "SIGINT", 130],
  ["its database starts", POSTGRES, "SIGTERM", 143],
] as const)("a command, while %s: the database ends before it", async (_when, program, signal, code) => {
  const args = ["server/src/cli/launch.mjs", "user", "list"];
  await using running = await launch(process.execPath, args);
  await processOf(running, program);
  const exit = once(running.started, "exit");
  running.started.kill(signal);
  expect((await exit)[0]).toBe(code);
  expect(running.processes()).toEqual([]);
  expect(running.said()).toBe("");
});

test("while it waits for another process that changes the tables", async () => {
  await using database = await startTestDatabase();
  const pool = createPool(database.url);
  const [held, release] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const holding = withTransaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(7305001)");
    held.resolve();
    await release.promise;
  });
  await held.promise;
  const elsewhere = { DATABASE_URL: database.url, CURTA_ROLE: "web" };
  await using running = await launch(process.execPath, SERVE, elsewhere);
  await until("what it waits for", async () => running.said().includes("Outro processo da Curta"));
  await endInTime(running, "SIGTERM");
  release.resolve();
  await holding;
  await pool.end();
});

function isSource(path: string): boolean {
  return !/[/\\](?:node_modules|dist)$/.test(path);
}

/** The program and what the page is made of, where no page was built yet. */
async function copyOfProduct(): Promise<string> {
  const copy = await mkdtemp(join(tmpdir(), "curta-unbuilt-"));
  for (const name of ["contract", "server", "studio", "web"]) {
    await cp(join(ROOT, name), join(copy, name), { recursive: true, filter: isSource });
  }
  await symlink(join(ROOT, "node_modules"), join(copy, "node_modules"));
  return copy;
}

test("while the page is built: the build ends, and leaves nothing that looks like a page", async () => {
  const copy = await copyOfProduct();
  try {
    await using running = await launch(process.execPath, [...SERVE, "--build"], {}, copy);
    process.kill(await processOf(running, /\/vite\.js\0build\0/), "SIGSTOP");
    await endInTime(running, "SIGTERM");
    expect(existsSync(join(copy, "web/dist"))).toBe(false);
    expect(existsSync(join(copy, "web/draft"))).toBe(false);
    expect(existsSync(join(running.data, "postgres"))).toBe(false);
  } finally {
    await rm(copy, { recursive: true });
  }
});
