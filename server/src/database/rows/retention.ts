import { FINAL_STATUSES } from "@curta/contract";
import type { Queryable } from "../queryable.ts";

/**
 * The moment before which things are over, in SQL. It moves once a day, at midnight, so that what is deleted for its age is
 * deleted, and the bundled database written anew without it, once a day. `$1` is the number of days.
 */
export const OVER = "date_trunc('day', now()) - make_interval(days => $1)";

/** A film's age counts from its end. */
const OLD_FILM = `g.status = any($2) and coalesce(f.finished_at, g.created_at) < ${OVER}`;

/** Users with films that ended more than so many days ago; a hundred of them. */
export async function usersWithOldFilms(db: Queryable, days: number): Promise<string[]> {
  const { rows } = await db.query<{ user_id: string }>(
    `select distinct g.user_id from public.shorts_generation g
     left join curta.film f on f.generation_id = g.id where ${OLD_FILM} limit 100`,
    [days, FINAL_STATUSES],
  );
  return rows.map((row) => row.user_id);
}

/** The films of a user that ended more than so many days ago. */
export async function oldFilmsOf(db: Queryable, userId: string, days: number): Promise<string[]> {
  const { rows } = await db.query<{ id: string }>(
    `select g.id from public.shorts_generation g
     left join curta.film f on f.generation_id = g.id where ${OLD_FILM} and g.user_id = $3`,
    [days, FINAL_STATUSES, userId],
  );
  return rows.map((row) => row.id);
}

/** Deletes drafts that nobody changed for so many days. */
export async function deleteOldDrafts(db: Queryable, days: number): Promise<number> {
  const sql = `delete from curta.draft where edited_at < ${OVER}`;
  return (await db.query(sql, [days])).rowCount ?? 0;
}

/** Deletes sessions that began more than so many days ago. */
export async function deleteOldSessions(db: Queryable, days: number): Promise<number> {
  const sql = `delete from curta.session where created_at < ${OVER}`;
  return (await db.query(sql, [days])).rowCount ?? 0;
}

/** Deletes sessions that nobody used for so many days. */
export async function deleteIdleSessions(db: Queryable, days: number): Promise<number> {
  const sql = `delete from curta.session where rotated_at < ${OVER}`;
  return (await db.query(sql, [days])).rowCount ?? 0;
}

/** Deletes what the security log says of more than so many days ago. */
export async function deleteOldSecurityEvents(db: Queryable, days: number): Promise<number> {
  const sql = `delete from curta.security_event where at < ${OVER}`;
  return (await db.query(sql, [days])).rowCount ?? 0;
}

/** The files of the bundled database are to be written anew without what was deleted. */
export async function noteScrub(db: Queryable): Promise<void> {
  await db.query("insert into curta.scrub_due default values");
}
