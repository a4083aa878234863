import { randomBytes } from "node:crypto";
import { callbackLogSchema, type CallbackFault, type CallbackLog } from "@curta/contract";
import type { Pool } from "pg";
import type { z } from "zod";
import { withTransaction } from "../pool.ts";
import type { Queryable } from "../queryable.ts";

/** PostgreSQL notification channel: there is a callback to send. */
export const CALLBACK_CHANNEL = "curta_callback";

/** A callback that this process is to send now. */
export interface DueCallback {
  readonly id: string;
  readonly generationId: string;
  readonly userId: string;
  readonly url: string;
  /** From 1. */
  readonly attempt: number;
  /** What addresses of our files begin with. */
  readonly origin: string;
  /** Id of the HTTP request for the film. */
  readonly requestId: string;
}

interface LeaseWishes {
  readonly most: number;
  readonly mostPerUser: number;
  /** After this time another process may take them. */
  readonly seconds: number;
}

/** Takes callbacks that are due, the longest due first, of each user only a few. */
export async function leaseCallbacks(db: Queryable, wishes: LeaseWishes): Promise<DueCallback[]> {
  const { rows } = await db.query<DueCallback>(
    `with due as (
       select id, next_at, row_number() over (partition by user_id order by next_at) as place
       from curta.callback where status = 'waiting' and next_at <= now()
     ), taken as (
       select c.id from curta.callback c join due on due.id = c.id
       where due.place <= $2 order by due.next_at limit $1 for update of c skip locked
     )
     update curta.callback c set attempts = c.attempts + 1, next_at = now() + make_interval(secs => $3)
     from taken, curta.film f
     where c.id = taken.id and f.generation_id = c.generation_id and c.status = 'waiting' and c.next_at <= now()
     returning c.id, c.generation_id as "generationId", c.user_id as "userId", c.url, c.attempts as attempt, f.origin,
       f.request_id as "requestId"`,
    [wishes.most, wishes.mostPerUser, wishes.seconds],
  );
  return rows;
}

/** How a try went: the status of the answer, or why there was none. */
export interface CallbackOutcome {
  readonly status: number | null;
  readonly fault: CallbackFault | null;
  readonly ms: number;
}

/** Writes how a try went, and what follows: the end, or a pause in seconds. Without effect where a newer try has begun. */
export async function recordCallbackAttempt(
  pool: Pool,
  { id, attempt }: DueCallback,
  { status, fault, ms }: CallbackOutcome,
  next: "delivered" | "failed" | number,
): Promise<void> {
  const end = typeof next === "number" ? "waiting" : next;
  const pause = typeof next === "number" ? next : 0;
  await withTransaction(pool, async (client) => {
    const { rowCount } = await client.query(
      `update curta.callback set status = $3, next_at = now() + make_interval(secs => $4)
       where id = $1 and attempts = $2 and status = 'waiting'`,
      [id, attempt, end, pause],
    );
    if (rowCount === 0) return;
    await client.query(
      "insert into curta.callback_attempt (callback_id, attempt, status, fault, ms) values ($1, $2, $3, $4, $5)",
      [id, attempt, status, fault, ms],
    );
  });
}

/** What happened to the callback of a film; undefined if the user has no such film, or it has none. */
export async function findCallbackLog(
  db: Queryable,
  userId: string,
  generationId: string,
): Promise<CallbackLog | undefined> {
  const { rows } = await db.query<z.input<typeof callbackLogSchema>>(
    `select c.id, c.url, c.status, case when c.status = 'waiting' then to_json(c.next_at) #>> '{}' end as next_at,
       coalesce((select json_agg(json_build_object('at', a.at, 'status', a.status, 'fault', a.fault, 'ms', a.ms)
         order by a.attempt) from curta.callback_attempt a where a.callback_id = c.id), '[]') as attempts
     from curta.callback c where c.generation_id = $1 and c.user_id = $2`,
    [generationId, userId],
  );
  return rows[0] === undefined ? undefined : callbackLogSchema.parse(rows[0]);
}

const SECRET_BYTES = 32;

/** What a user's callbacks are signed with; made when it is first needed. */
export async function callbackSecret(db: Queryable, userId: string): Promise<Buffer> {
  const { rows } = await db.query<{ secret: Buffer }>(
    `insert into curta.callback_secret (user_id, secret) values ($1, $2)
     on conflict (user_id) do update set user_id = excluded.user_id returning secret`,
    [userId, randomBytes(SECRET_BYTES)],
  );
  const [row] = rows;
  if (!row) throw new Error("the secret just written is not there");
  return row.secret;
}

/** Replaces it: callbacks that are sent from now on are signed with the new one. */
export async function renewCallbackSecret(db: Queryable, userId: string): Promise<Buffer> {
  await db.query("delete from curta.callback_secret where user_id = $1", [userId]);
  return callbackSecret(db, userId);
}
