import { setTimeout as sleep } from "node:timers/promises";
import type { Pool } from "pg";
import { createPool } from "../src/database/pool.ts";
import { createAccessTokens } from "../src/identity/access-token.ts";
import { createKeyRing } from "../src/identity/security/key-ring.ts";
import { closeSockets, join, openSockets, SOCKETS, type BenchSocket, type Owner } from "./bench-sockets.ts";
import { milliseconds, summarize } from "./measure.ts";
import type { BenchProduct } from "./product.ts";

const SINGLE_ROUNDS = 100;
const ALL_ROUNDS = 3;
/** Time during which no other user may receive anything. */
const QUIET_MS = 500;

/** 5,000 people, each listening to a row of their own: one row changes, then every row. */
export async function benchOwners(product: BenchProduct): Promise<string[]> {
  const pool = createPool(product.databaseUrl);
  const owners = await makeOwners(pool);
  const idle = await product.residentBytes();
  const began = performance.now();
  const listeners = await openSockets((index) => join(product, ownerAt(owners, index), index));
  const joined = (performance.now() - began) / 1_000;
  const perSocket = ((await product.residentBytes()) - idle) / SOCKETS / 1_000;
  const single = await changeOne(pool, owners, listeners);
  const all = await changeAll(pool, listeners);
  closeSockets(listeners);
  await pool.end();
  return [
    `owners              ${SOCKETS} people with a row each on one process, joined in ${joined.toFixed(1)} s, ${perSocket.toFixed(1)} kB each`,
    `  one row changes   its owner hears after p50 ${milliseconds(single.times.p50)}, p99 ${milliseconds(single.times.p99)} (${SINGLE_ROUNDS} rows); others heard ${single.strays} times`,
    `  every row changes the last owner hears after ${milliseconds(all.p50)} (median of ${ALL_ROUNDS}, worst ${milliseconds(all.max)})`,
  ];
}

function ownerAt(owners: readonly Owner[], index: number): Owner {
  const owner = owners[index];
  if (!owner) throw new Error(`no owner ${index}`);
  return owner;
}

/** Inserts accounts, sessions and rows directly: 5,000 sign-ins would mean five minutes of hashing. */
async function makeOwners(pool: Pool): Promise<Owner[]> {
  const { rows } = await pool.query<{ id: string; email: string; session: string; film: string }>(
    `with account as (
       insert into curta.account (email, password_hash)
       select format('owner-%s@curta.example', n), '-' from generate_series(1, $1) n returning id, email
     ), session as (
       insert into curta.session (id, account_id) select gen_random_uuid(), id from account returning id, account_id
     ), film as (
       insert into public.shorts_generation (user_id, status) select id::text, 'processing' from account
       returning id, user_id
     )
     select a.id, a.email, s.id as session, f.id as film from account a
     join session s on s.account_id = a.id join film f on f.user_id = a.id::text`,
    [SOCKETS],
  );
  const tokens = createAccessTokens(await createKeyRing(pool), "bench", () => new Date());
  const user = { createdAt: new Date(), updatedAt: new Date(), lastSignInAt: null, banned: false };
  return Promise.all(
    rows.map(async ({ id, email, session, film }) => ({
      token: await tokens.sign({ ...user, id, email }, session),
      filmId: film,
    })),
  );
}

async function changeOne(pool: Pool, owners: readonly Owner[], listeners: readonly BenchSocket[]) {
  const times: number[] = [];
  let strays = 0;
  for (let round = 0; round < SINGLE_ROUNDS; round++) {
    const chosen = Math.floor((round * SOCKETS) / SINGLE_ROUNDS);
    const heard = new Promise<void>((resolve) => {
      for (const [index, listener] of listeners.entries())
        listener.hear = index === chosen ? () => resolve() : () => void strays++;
    });
    const from = performance.now();
    await pool.query("update public.shorts_generation set progress = 1 where id = $1", [
      ownerAt(owners, chosen).filmId,
    ]);
    await heard;
    times.push(performance.now() - from);
  }
  await sleep(QUIET_MS);
  return { times: summarize(times), strays };
}

async function changeAll(
  pool: Pool,
  listeners: readonly BenchSocket[],
): Promise<{ p50: number; max: number }> {
  const times: number[] = [];
  for (let round = 0; round < ALL_ROUNDS; round++) {
    const all = Promise.all(
      listeners.map((listener) => new Promise<void>((resolve) => (listener.hear = () => resolve()))),
    );
    const from = performance.now();
    await pool.query("update public.shorts_generation set progress = $1 where user_id like '%-%'", [
      10 + round,
    ]);
    await all;
    times.push(performance.now() - from);
  }
  return summarize(times);
}
