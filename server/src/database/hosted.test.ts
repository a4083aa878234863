import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { createPool } from "./pool.ts";
import { startTestDatabase } from "../../testing/servers/test-database.ts";

/** What docs/hosted.md tells people to run, in its order. */
const FILES = ["001-generation.sql", "020-hosted-realtime.sql"];

test("the two files for a hosted project run there by themselves, and its realtime service hears of the table", async () => {
  await using database = await startTestDatabase();
  const admin = createPool(database.url);
  const name = database.named("project");
  await admin.query(`create database ${name} template template0`);
  await admin.end();
  const project = createPool(database.url.replace(/[^/]+$/, name));
  try {
    await project.query("create publication supabase_realtime");
    for (const file of [...FILES, "020-hosted-realtime.sql"]) {
      await project.query(await readFile(new URL(`./migrations/${file}`, import.meta.url), "utf8"));
    }
    const { rows } = await project.query(
      "select schemaname, tablename from pg_publication_tables where pubname = 'supabase_realtime'",
    );
    expect(rows).toEqual([{ schemaname: "public", tablename: "shorts_generation" }]);
  } finally {
    await project.end();
  }
});
