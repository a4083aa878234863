import type { QueueLoad } from "../../generation/admission.ts";
import type { Queryable } from "../queryable.ts";

/** Ids of the advisory locks that serialize the work of several processes. */
const QUEUE_LOCK = 7_221_001;
const USER_LOCK = 7_221_002;
const NETWORK_LOCK = 7_221_005;

/** Serializes the film requests of one user: holds the lock until the transaction ends. */
export async function lockUser(db: Queryable, userId: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock($1, hashtext($2))`, [USER_LOCK, userId]);
}

/** The same for a network, by its digest. Taken after the user's lock. */
export async function lockNetwork(db: Queryable, network: string): Promise<void> {
  await db.query(`select pg_advisory_xact_lock($1, hashtext($2))`, [NETWORK_LOCK, network]);
}

/** Numbers of films for the admission check, by user and by digest of the network, and the user's last turn for fairness. */
export async function measureLoad(
  db: Queryable,
  userId: string,
  network: string,
): Promise<QueueLoad & { lastTurn: Date | undefined }> {
  const { rows } = await db.query<{
    of_user: number;
    of_network: number;
    waiting: number;
    last_turn: Date | null;
  }>(
    `select count(*) filter (where f.user_id = $1)::int as of_user,
            count(*) filter (where f.network = $2)::int as of_network,
            count(*) filter (where g.status = 'pending')::int as waiting,
            max(f.turn) filter (where f.user_id = $1) as last_turn
     from public.shorts_generation g join curta.film f on f.generation_id = g.id
     where g.status in ('pending', 'processing')`,
    [userId, network],
  );
  const row = rows[0];
  return {
    ofUser: row?.of_user ?? 0,
    ofNetwork: row?.of_network ?? 0,
    waiting: row?.waiting ?? 0,
    lastTurn: row?.last_turn ?? undefined,
  };
}

/**
 * Writes position and estimate of every waiting film, only to rows where they changed. `ratio` is seconds of
 * rendering per second of film, undefined while unknown. A row that another transaction has locked is left out: it is
 * being taken, canceled or deleted, and its place is written after that. Must run in a transaction.
 */
export async function writeQueuePositions(db: Queryable, ratio: number | undefined): Promise<void> {
  await db.query(`select pg_advisory_xact_lock($1)`, [QUEUE_LOCK]);
  await db.query(
    `with running as (
       select greatest(count(*), 1)::real as renderers, coalesce(sum(f.film_seconds * (100 - g.progress) / 100.0), 0) as seconds
       from public.shorts_generation g join curta.film f on f.generation_id = g.id
       where g.status = 'processing'
     ), line as (
       select g.id, row_number() over w - 1 as place, f.film_seconds,
              sum(f.film_seconds) over w - f.film_seconds + running.seconds as ahead, running.renderers
       from public.shorts_generation g join curta.film f on f.generation_id = g.id, running
       where g.status = 'pending' window w as (order by f.turn, g.id)
     ), told as (
       select id, place::int, ceil($1::real * (film_seconds + ahead / renderers))::int as estimate from line
     ), free as (
       select told.* from told join public.shorts_generation g using (id)
       where g.status = 'pending'
         and (g.queue_position, g.estimate_seconds) is distinct from (told.place, told.estimate)
       for update of g skip locked
     )
     update public.shorts_generation g set queue_position = free.place, estimate_seconds = free.estimate
     from free where free.id = g.id`,
    [ratio ?? null],
  );
}

interface QueueFigures {
  readonly waiting: number;
  readonly running: number;
  /** Age of the film that waits longest; 0 where none waits. */
  readonly oldestSeconds: number;
  /** Time since the last progress of the running film that has stood still longest; 0 where none runs. */
  readonly stillSeconds: number;
}

/** Measures the line of films. */
export async function measureQueue(db: Queryable): Promise<QueueFigures> {
  const { rows } = await db.query<{
    waiting: number;
    running: number;
    oldest: number | null;
    still: number | null;
  }>(
    `select count(*) filter (where status = 'pending')::int as waiting,
            count(*) filter (where status = 'processing')::int as running,
            extract(epoch from now() - min(created_at) filter (where status = 'pending'))::real as oldest,
            extract(epoch from now() - min(updated_at) filter (where status = 'processing'))::real as still
     from public.shorts_generation where status in ('pending', 'processing')`,
  );
  const { waiting = 0, running = 0, oldest = 0, still = 0 } = rows[0] ?? {};
  return { waiting, running, oldestSeconds: oldest ?? 0, stillSeconds: still ?? 0 };
}
