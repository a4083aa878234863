import { readFile } from "node:fs/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import { signIn, startLockedServer } from "../../testing/people.ts";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { until } from "../../testing/servers/test-server.ts";
import { assertFit, findProblems, readDatabaseFacts, type DatabaseFacts } from "./fitness.ts";
import { migrate } from "./migrate.ts";
import { createPool } from "./pool.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await startTestDatabase();
});
afterAll(() => database[Symbol.asyncDispose]());

function urlOf(user: string, name: string): string {
  const url = new URL(database.url);
  [url.username, url.password, url.pathname] = [user, "secret", `/${name}`];
  return url.href;
}

async function administer(...statements: string[]): Promise<void> {
  const admin = createPool(database.url);
  try {
    for (const statement of statements) await admin.query(statement);
  } finally {
    await admin.end();
  }
}

/** The administrator's script, statement by statement as psql sends it, for an installation of this name. */
async function prepare(name: string): Promise<void> {
  const script = await readFile(new URL("../../../deploy/prepare-database.sql", import.meta.url), "utf8");
  const parts = script.replaceAll('"curta"', `"${name}"`).replace("change this", "secret").split(/\n\n/);
  await administer(...parts);
}

test("after the administrator's script two installations work on one server, with users that may create no role", async () => {
  for (const name of [database.named("first_house"), database.named("second_house")]) {
    await prepare(name);
    const pool = createPool(urlOf(name, name));
    expect(await readDatabaseFacts(pool)).toMatchObject({ mayCreateRoles: false, closedRoles: [] });
    await assertFit(pool);
    await migrate(pool);
    await pool.end();
    await using server = await startLockedServer({ databaseUrl: urlOf(name, name) });
    const ana = await signIn(server, "ana");
    const { image_url } = await ana.makeImage();
    const stop = server.startWorker();
    const { id } = await ana.requestFilm(image_url, name);
    const own = `${server.url}/rest/v1/shorts_generation?select=user_id&status=eq.completed&id=eq.${id}`;
    await until("the film", async () => {
      const answer = await fetch(own, { headers: { authorization: `Bearer ${ana.token}` } });
      return (await answer.text()).includes(ana.userId);
    });
    await stop();
  }
});

test("what is missing is told with the SQL that mends it, and after that SQL nothing is missing", async () => {
  const poor = database.named("poor");
  await administer(
    `create role ${poor} login password 'secret'`,
    `create database ${poor} template template0`,
  );
  const pool = createPool(urlOf(poor, poor));
  const problems = findProblems(await readDatabaseFacts(pool));
  expect(problems.map(({ sentence }) => sentence).join("\n")).toMatch(
    /não pode criar esquemas no banco poor_[^]*no esquema public[^]*não pode assumir os papéis anon, authenticated, service_role/,
  );
  await expect(assertFit(pool)).rejects.toMatchObject({ code: "database_unfit" });
  const admin = createPool(database.url.replace(/[^/]+$/, poor));
  for (const { sql } of problems) await admin.query(sql ?? "");
  await admin.end();
  await assertFit(pool);
  await migrate(pool);
  await pool.end();
});

test("an old version, another encoding and roles that nobody made are named", () => {
  const good: DatabaseFacts = {
    version: 180_004,
    encoding: "UTF8",
    database: "curta",
    user: "ana",
    mayCreateSchemas: true,
    mayCreateInPublic: true,
    mayCreateRoles: true,
    missingRoles: ["anon"],
    closedRoles: [],
  };
  expect(findProblems(good)).toEqual([]);
  const [old] = findProblems({ ...good, version: 140_011 });
  expect(old?.sentence).toContain("versão 14; a Curta precisa da 15");
  expect(findProblems({ ...good, encoding: "LATIN1" })[0]?.sql).toContain("encoding 'UTF8'");
  expect(findProblems({ ...good, mayCreateRoles: false, user: 'o"x' }).map(({ sql }) => sql)).toEqual([
    "create role anon nologin noinherit;",
    'grant anon to "o""x";',
  ]);
});
