import { generationSchema, type Certificate, type Generation, type ProgressStage } from "@curta/contract";
import type { z } from "zod";
import type { Queryable } from "../queryable.ts";

/** The columns in the format that clients get. */
const COLUMNS = `id, user_id, status, stage, progress, queue_position, estimate_seconds, video_url, poster_url,
  error_code, error_message, image_url, positive_prompt, video_description, options, seconds, title, warnings, certificate,
  to_json(created_at) #>> '{}' as created_at, to_json(updated_at) #>> '{}' as updated_at`;

export async function findGeneration(db: Queryable, id: string): Promise<Generation | undefined> {
  const { rows } = await db.query<z.input<typeof generationSchema>>(
    `select ${COLUMNS} from public.shorts_generation where id = $1`,
    [id],
  );
  return rows[0] === undefined ? undefined : generationSchema.parse(rows[0]);
}

export interface NewGeneration {
  readonly id: string;
  readonly userId: string;
  readonly imageUrl: string;
  readonly positivePrompt: string;
  readonly videoDescription: string;
  readonly options: unknown;
}

/** False: a row with this id exists already. */
export async function insertGeneration(db: Queryable, g: NewGeneration): Promise<boolean> {
  const { rowCount } = await db.query(
    `insert into public.shorts_generation
       (id, user_id, status, image_url, positive_prompt, video_description, options)
     values ($1, $2, 'pending', $3, $4, $5, $6) on conflict (id) do nothing`,
    [g.id, g.userId, g.imageUrl, g.positivePrompt, g.videoDescription, JSON.stringify(g.options)],
  );
  return rowCount === 1;
}

/** A worker's lease on a generation. Its writes take effect only while `attempt` is the newest. */
export interface Lease {
  readonly generationId: string;
  readonly attempt: number;
}

const LEASE_IS_CURRENT = `g.status = 'processing' and f.generation_id = g.id and g.id = $1 and f.attempt = $2`;

export interface ProgressUpdate {
  readonly stage: ProgressStage;
  readonly progress: number;
  readonly estimateSeconds: number | null;
}

/** Writes the progress of a film; it never falls. False: the lease has ended. */
export async function writeProgress(db: Queryable, lease: Lease, news: ProgressUpdate): Promise<boolean> {
  const { rowCount } = await db.query(
    `update public.shorts_generation g
     set stage = $3, progress = greatest(g.progress, $4), estimate_seconds = $5
     from curta.film f where ${LEASE_IS_CURRENT}`,
    [lease.generationId, lease.attempt, news.stage, news.progress, news.estimateSeconds],
  );
  return rowCount === 1;
}

export interface FinishedFilm {
  readonly videoUrl: string;
  readonly posterUrl: string;
  readonly seconds: number;
  readonly warnings: readonly string[];
  readonly certificate: Certificate;
}

/** processing -> completed. False: the lease has ended. */
export async function completeGeneration(db: Queryable, lease: Lease, film: FinishedFilm): Promise<boolean> {
  const { rowCount } = await db.query(
    `update public.shorts_generation g
     set status = 'completed', stage = null, progress = 100, queue_position = null, estimate_seconds = null,
         video_url = $3, poster_url = $4, seconds = $5, warnings = $6, certificate = $7
     from curta.film f where ${LEASE_IS_CURRENT}`,
    [
      lease.generationId,
      lease.attempt,
      film.videoUrl,
      film.posterUrl,
      film.seconds,
      JSON.stringify(film.warnings),
      JSON.stringify(film.certificate),
    ],
  );
  return rowCount === 1;
}

/** processing -> error. False: the lease has ended. */
export async function failGeneration(
  db: Queryable,
  lease: Lease,
  error: { code: string; message: string },
): Promise<boolean> {
  const { rowCount } = await db.query(
    `update public.shorts_generation g
     set status = 'error', stage = null, queue_position = null, estimate_seconds = null,
         error_code = $3, error_message = $4
     from curta.film f where ${LEASE_IS_CURRENT}`,
    [lease.generationId, lease.attempt, error.code, error.message],
  );
  return rowCount === 1;
}

/** processing -> pending: this attempt has ended, another one will follow. False: the lease has ended. */
export async function releaseGeneration(db: Queryable, lease: Lease): Promise<boolean> {
  const { rowCount } = await db.query(
    `update public.shorts_generation g set status = 'pending', stage = null
     from curta.film f where ${LEASE_IS_CURRENT}`,
    [lease.generationId, lease.attempt],
  );
  return rowCount === 1;
}

/** pending or processing -> canceled. False: the film had ended before. */
export async function cancelGeneration(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.query(
    `update public.shorts_generation
     set status = 'canceled', stage = null, queue_position = null, estimate_seconds = null,
         error_code = 'film_canceled'
     where id = $1 and status in ('pending', 'processing')`,
    [id],
  );
  return rowCount === 1;
}

/** Names a film. False: there is no such film of the user's. */
export async function nameGeneration(
  db: Queryable,
  { id, userId, title }: { id: string; userId: string; title: string | null },
): Promise<boolean> {
  const { rowCount } = await db.query(
    "update public.shorts_generation set title = $3 where id = $1 and user_id = $2",
    [id, userId, title],
  );
  return rowCount === 1;
}
