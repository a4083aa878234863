import { expect, test } from "vitest";
import { createPool } from "../../database/pool.ts";
import { startTestDatabase } from "../../../testing/servers/test-database.ts";
import { EXPORTED_LISTS } from "./exported-rows.ts";

/** Columns, or whole tables, that nobody is given with their data, each for a reason. */
const WITHHELD: Readonly<Record<string, string>> = {
  "curta.account.password_hash": "from it the password may be guessed",
  "curta.session.counter": "a part of what a session is continued with",
  "curta.api_key.digest": "by it a key is known",
  "curta.callback_secret": "a secret that the page shows",
  "curta.phone_link": "of digests of secrets, and gone after an hour",
  "curta.key_image.media_key": "the folder's name opens its files; the archive has them",
  "curta.song.media_key": "the same",
  "curta.draft.photo_key": "the same",
  "curta.film.folder": "the same",
  "curta.film.worker": "the name of a process",
  "curta.media_folder": "the same folders, and their bytes",
  "curta.callback_attempt": "answers of other machines",
  "curta.attempt": "counters by which floods are stopped, gone after a day",
  "curta.removed_account": "says nothing of anybody who has an account",
  "curta.emptied": "that they deleted all they had made, which they know, and gone after a day",
  "curta.secret": "the server's own",
  "curta.scrub_due": "the server's own",
  "curta.migration": "the server's own",
};

test("of every column somebody decided whether a person is given it with their data", async () => {
  await using database = await startTestDatabase();
  const pool = createPool(database.url);
  try {
    // PostgreSQL itself knows which columns a view reads.
    const lists = EXPORTED_LISTS.map(
      ({ name, columns, table, owner }) =>
        `array(select to_json(t) from (select ${columns} from ${table} where ${owner} = '') t) as ${name}`,
    );
    await pool.query(`create view public.exported as select ${lists.join(", ")}`);
    const columns = async (sql: string): Promise<string[]> => {
      const { rows } = await pool.query<{ name: string }>(
        `select concat_ws('.', table_schema, table_name, column_name) as name from information_schema.${sql}`,
      );
      return rows.map(({ name }) => name);
    };
    const exported = await columns("view_column_usage where view_name = 'exported'");
    const all = await columns(
      "columns where table_schema in ('curta', 'public') and table_name <> 'exported'",
    );
    const decided = (name: string) =>
      exported.includes(name) || name in WITHHELD || name.replace(/\.[^.]*$/, "") in WITHHELD;
    expect(all.filter((name) => !decided(name))).toEqual([]);
    expect(exported.filter((name) => name in WITHHELD)).toEqual([]);
    expect(
      Object.keys(WITHHELD).filter((name) => !all.some((one) => `${one}.`.startsWith(`${name}.`))),
    ).toEqual([]);
  } finally {
    await pool.end();
  }
});
