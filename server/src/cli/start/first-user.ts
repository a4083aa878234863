import type { Config } from "../../config.ts";
import type { Context } from "../../context.ts";
import { withTransaction } from "../../database/pool.ts";
import { addUser, listUsers } from "../../identity/index.ts";
import { makePassword } from "./make-password.ts";

/** Id of an advisory lock (any fixed number): of several starting processes only one makes the first user. */
const LOCK = 7_221_003;

/** Creates the first user if there is none; returns the password if it was generated. */
export async function makeFirstUser(
  config: Config,
  context: Context,
): Promise<{ email: string; password: string } | undefined> {
  if (config.supabase) return undefined;
  return withTransaction(context.pool, async (client) => {
    await client.query("select pg_advisory_xact_lock($1)", [LOCK]);
    if ((await listUsers(context.pool)).length > 0) return undefined;
    const email = config.admin.email ?? "admin@curta.local";
    const password = config.admin.password ?? makePassword();
    await addUser(context.pool, email, password);
    return config.admin.password === undefined ? { email, password } : undefined;
  });
}
