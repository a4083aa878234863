import { randomBytes } from "node:crypto";
import type { Pool, PoolClient } from "pg";
import { withTransaction } from "../../database/pool.ts";
import { ACCESS_TOKEN_SECONDS } from "../access-token.ts";
import { makeSigningKey, PREVIOUS_KEY, SECRET_PREFIX } from "../keys.ts";
import { noteSecurity } from "./security-log.ts";

/** Tokens that a process signs before it hears of the new key are good for their time, too. */
const LATE_SECONDS = 60;

/**
 * Gives access tokens a new signing key. Running processes take it within seconds; tokens of the one before are good until
 * they end, so nobody notices.
 */
export async function rotateSigningKey(pool: Pool): Promise<void> {
  await withTransaction(pool, async (client) => {
    await client.query(
      `insert into curta.secret (name, value)
       select $1, jsonb_set(value #- '{jwk,d}', '{until}', to_jsonb(now() + make_interval(secs => $2)))
       from curta.secret where name = 'signing_key'
       on conflict (name) do update set value = excluded.value`,
      [PREVIOUS_KEY, ACCESS_TOKEN_SECONDS + LATE_SECONDS],
    );
    await write(client, "signing_key", await makeSigningKey());
    await noteSecurity(client, { kind: "keys_rotated" });
  });
}

/**
 * For secrets that somebody has seen: new keys for access tokens, refresh tokens and the service, at once. Ends every session,
 * so that everybody signs in again. Returns how many there were.
 */
export async function replaceKeys(pool: Pool): Promise<number> {
  return withTransaction(pool, async (client) => {
    await client.query("delete from curta.secret where name = $1", [PREVIOUS_KEY]);
    await write(client, "signing_key", await makeSigningKey());
    for (const [name, prefix] of Object.entries(SECRET_PREFIX)) {
      await write(client, name, prefix + randomBytes(32).toString("base64url"));
    }
    await noteSecurity(client, { kind: "keys_rotated" });
    const { rowCount } = await client.query("delete from curta.session");
    return rowCount ?? 0;
  });
}

async function write(client: PoolClient, name: string, value: unknown): Promise<void> {
  await client.query(
    `insert into curta.secret (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value, created_at = now()`,
    [name, JSON.stringify(value)],
  );
}
