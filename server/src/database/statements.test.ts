import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { findFaults } from "../../testing/statements/find-faults.ts";
import { findStatements, type FoundStatement } from "../../testing/statements/find-statements.ts";
import { createPool } from "./pool.ts";

/** Files whose statements are made while the program runs: how many, and what stands in them. */
const MADE_LATE: Readonly<Record<string, number>> = {
  "src/database/migrate.ts": 1, // the migrations themselves
  "src/database/listen.ts": 1, // names of channels
  "src/database/scrub.ts": 1, // names of tables, as the catalogue of PostgreSQL gives them
  "src/database/rows/removals.ts": 1, // tables with a column user_id, found by it
  "src/queue/queue.ts": 1, // pg-boss's own
  "src/workflow/export/export-rows.ts": 2, // of the lists in exported-rows.ts: its test holds them to the schema
  "src/supabase/rest/read-rows.ts": 2, // of the columns that a request names: official-client.test.ts
  "src/supabase/rest/write-rows.ts": 1,
};

/** Keeps the database server running between the tests. */
let kept: TestDatabase | undefined;
beforeAll(async () => {
  kept = await startTestDatabase();
});
afterAll(() => kept?.[Symbol.asyncDispose]());

async function faultsIn(statements: readonly FoundStatement[], ...changes: string[]) {
  await using database = await startTestDatabase();
  const pool = createPool(database.url);
  try {
    for (const change of changes) await pool.query(change);
    return await findFaults(pool, statements);
  } finally {
    await pool.end();
  }
}

const all = findStatements();
const known = all.filter(({ sql }) => sql !== undefined);

test("every statement fits the schema, and gives the rows that the code promises to the compiler", async () => {
  expect(await faultsIn(known)).toEqual({});
});

test("every statement is known before the program runs, but for those that are named here with their reason", () => {
  const late = all.filter(({ sql }) => sql === undefined).map(({ place }) => place.split(":")[0] ?? "");
  const counted = Object.entries(Object.groupBy(late, (file) => file));
  expect(Object.fromEntries(counted.map(([file, found]) => [file, found?.length]))).toEqual(MADE_LATE);
});

test.each([
  ["a renamed column", "alter table curta.song rename media_key to folder", /^column "media_key"/],
  [
    "a column of another type",
    "alter table curta.film alter attempt type text",
    /promises attempt as number, but it is text/,
  ],
  ["a parameter of another type", "alter table curta.film alter attempt type text", /gives \$2 as number/],
  [
    "a column that became nullable",
    "alter table curta.account alter email drop not null",
    /email, which may be/,
  ],
])("%s is found", async (_name, change, sentence) => {
  const faults = Object.values(await faultsIn(known, change)).flat();
  expect(faults.filter((fault) => sentence.test(fault)).length).toBeGreaterThan(1);
});
