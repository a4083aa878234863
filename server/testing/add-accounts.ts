/**
 * Program: adds an account for each e-mail address that it reads, one a line, with the password in CURTA_ADMIN_PASSWORD, and
 * answers each with that line. Browser tests need very many, and `curta user add` takes a second for one.
 */
import { createInterface } from "node:readline";
import { openDatabase } from "../src/cli/open-database.ts";
import { readConfig } from "../src/config.ts";
import { addUser } from "../src/identity/index.ts";

await using database = await openDatabase(readConfig());
for await (const email of createInterface({ input: process.stdin })) {
  await addUser(database.pool, email, process.env["CURTA_ADMIN_PASSWORD"] ?? "");
  process.stdout.write(`${email}\n`);
}
