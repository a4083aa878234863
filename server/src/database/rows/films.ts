import { FINAL_STATUSES, type Status } from "@curta/contract";
import { z } from "zod";
import type { FilmTime } from "../../generation/estimate.ts";
import type { Lease } from "./generations.ts";
import type { Queryable } from "../queryable.ts";

const filmSchema = z.object({
  generation_id: z.uuid(),
  user_id: z.string(),
  key_image_id: z.uuid(),
  request: z.unknown(),
  origin: z.string(),
  request_id: z.string(),
  traceparent: z.string().nullable(),
  film_seconds: z.number().int(),
  turn: z.date(),
  attempt: z.number().int(),
  failures: z.number().int(),
  losses: z.number().int(),
  worker: z.string().nullable(),
  folder: z.string().nullable(),
});
/** What the server stores about a generation in addition to the row that the page reads. */
export type FilmRow = z.infer<typeof filmSchema>;

export interface NewFilm {
  readonly generationId: string;
  readonly userId: string;
  readonly keyImageId: string;
  readonly request: unknown;
  readonly origin: string;
  readonly requestId: string;
  readonly traceparent: string | undefined;
  /** Digest of the network that it was asked for from. */
  readonly network: string;
  readonly filmSeconds: number;
  readonly turn: Date;
}

export async function insertFilm(db: Queryable, film: NewFilm): Promise<void> {
  await db.query(
    `insert into curta.film
       (generation_id, user_id, key_image_id, request, origin, request_id, film_seconds, turn, traceparent, network)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      film.generationId,
      film.userId,
      film.keyImageId,
      JSON.stringify(film.request),
      film.origin,
      film.requestId,
      film.filmSeconds,
      film.turn,
      film.traceparent ?? null,
      film.network,
    ],
  );
}

export async function findFilm(db: Queryable, generationId: string): Promise<FilmRow | undefined> {
  const { rows } = await db.query<z.input<typeof filmSchema>>(
    `select * from curta.film where generation_id = $1`,
    [generationId],
  );
  return rows[0] === undefined ? undefined : filmSchema.parse(rows[0]);
}

/**
 * The film, with its row locked until the transaction ends. Undefined: the film has ended or was deleted. Whoever changes
 * both locks the row of shorts_generation first, as deleting it does: in the other order two of them wait for each other.
 */
export async function lockUnfinished(
  db: Queryable,
  generationId: string,
): Promise<{ film: FilmRow; running: boolean; askedAt: Date } | undefined> {
  const { rows } = await db.query<{ status: Status; created_at: Date }>(
    `select status, created_at from public.shorts_generation
     where id = $1 and status in ('pending', 'processing') for update`,
    [generationId],
  );
  if (rows[0] === undefined) return undefined;
  // Read after the lock: who held it before may have changed it.
  const film = await findFilm(db, generationId);
  return film && { film, running: rows[0].status === "processing", askedAt: rows[0].created_at };
}

/** Leases a film to a worker. The attempt number grows, which ends every earlier lease. */
export async function leaseFilm(db: Queryable, generationId: string, worker: string): Promise<Lease> {
  const { rows } = await db.query<{ attempt: number }>(
    `update curta.film set attempt = attempt + 1, worker = $2, started_at = now()
     where generation_id = $1 returning attempt`,
    [generationId, worker],
  );
  await db.query(
    `update public.shorts_generation
     set status = 'processing', stage = 'reading', queue_position = null where id = $1`,
    [generationId],
  );
  return { generationId, attempt: rows[0]?.attempt ?? 0 };
}

export async function countLoss(db: Queryable, generationId: string): Promise<void> {
  await db.query(`update curta.film set losses = losses + 1 where generation_id = $1`, [generationId]);
}

export async function countFailure(db: Queryable, lease: Lease): Promise<number> {
  const { rows } = await db.query<{ failures: number }>(
    `update curta.film set failures = failures + 1
     where generation_id = $1 and attempt = $2 returning failures`,
    [lease.generationId, lease.attempt],
  );
  return rows[0]?.failures ?? 0;
}

/** Records that the work on a film has ended. `folder` contains the finished film. */
export async function closeFilm(db: Queryable, lease: Lease, folder: string | null): Promise<void> {
  await db.query(
    `update curta.film set worker = null, finished_at = now(), folder = $3,
       render_seconds = case when $3::text is null then null else extract(epoch from now() - started_at) end
     where generation_id = $1 and attempt = $2`,
    [lease.generationId, lease.attempt, folder],
  );
}

export async function releaseFilm(db: Queryable, lease: Lease): Promise<void> {
  await db.query(`update curta.film set worker = null where generation_id = $1 and attempt = $2`, [
    lease.generationId,
    lease.attempt,
  ]);
}

/** Films that a worker was rendering when it died. */
export async function filmsOfWorker(db: Queryable, worker: string): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select f.generation_id as id from curta.film f join public.shorts_generation g on g.id = f.generation_id
     where f.worker = $1 and g.status = 'processing'`,
    [worker],
  );
  return rows.map((row) => row.id);
}

/** Rendering times of the latest films, for estimates. */
export async function recentFilmTimes(db: Queryable): Promise<FilmTime[]> {
  const { rows } = await db.query<FilmTime>(
    `select film_seconds as "filmSeconds", coalesce(render_seconds, 0) as "renderSeconds" from curta.film
     where render_seconds is not null order by finished_at desc limit 20`,
  );
  return rows;
}

/** Films that wait or run. */
export async function unfinishedFilms(db: Queryable): Promise<FilmRow[]> {
  const { rows } = await db.query<z.input<typeof filmSchema>>(
    `select f.* from curta.film f join public.shorts_generation g on g.id = f.generation_id
     where g.status in ('pending', 'processing')`,
  );
  return rows.map((row) => filmSchema.parse(row));
}

export interface Outcomes {
  readonly counts: readonly { readonly status: Status; readonly count: number }[];
  readonly renderSeconds: number;
  readonly filmSeconds: number;
}

/** Number of films by outcome, and total rendering time and length of the completed ones. */
export async function countOutcomes(db: Queryable): Promise<Outcomes> {
  const { rows: found } = await db.query<{ status: Status; count: number }>(
    `select status, count(*)::int as count from public.shorts_generation where status = any($1) group by status`,
    [FINAL_STATUSES],
  );
  const counts = FINAL_STATUSES.map((status) => ({
    status,
    count: found.find((row) => row.status === status)?.count ?? 0,
  }));
  const { rows } = await db.query<{ render: number; film: number }>(
    `select coalesce(sum(render_seconds), 0)::float8 as render, coalesce(sum(film_seconds), 0)::float8 as film
     from curta.film where render_seconds is not null`,
  );
  return { counts, renderSeconds: rows[0]?.render ?? 0, filmSeconds: rows[0]?.film ?? 0 };
}
