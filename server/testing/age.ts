import type { Pool } from "pg";

/** As if everything of a user had happened so many days ago. */
export async function ageEverything(pool: Pool, userId: string, days: number): Promise<void> {
  const then = `now() - interval '${days} days 1 hour'`;
  await pool.query("alter table public.shorts_generation disable trigger touch");
  for (const set of [
    `public.shorts_generation set created_at = ${then}, updated_at = ${then} where user_id = $1`,
    `curta.film set finished_at = ${then} where user_id = $1`,
    `curta.key_image set created_at = ${then} where user_id = $1`,
    `curta.media_folder set created_at = ${then} where user_id = $1`,
    `curta.draft set edited_at = ${then} where user_id = $1`,
    `curta.song set used_at = ${then} where user_id = $1`,
    `curta.session set created_at = ${then} where account_id::text = $1`,
    `curta.security_event set at = ${then} where account_id::text = $1`,
  ]) {
    await pool.query(`update ${set}`, [userId]);
  }
  await pool.query("alter table public.shorts_generation enable trigger touch");
}

/** What the database holds of a user, in numbers. */
export async function countRows(pool: Pool, userId: string): Promise<Record<string, number>> {
  const { rows } = await pool.query<Record<string, number>>(
    `select (select count(*)::int from public.shorts_generation where user_id = $1) as films,
       (select count(*)::int from curta.key_image where user_id = $1) as images,
       (select count(*)::int from curta.draft where user_id = $1) as drafts,
       (select count(*)::int from curta.song where user_id = $1) as songs,
       (select count(*)::int from curta.session where account_id::text = $1) as sessions,
       (select count(*)::int from curta.security_event where account_id::text = $1) as events`,
    [userId],
  );
  return rows[0] ?? {};
}
