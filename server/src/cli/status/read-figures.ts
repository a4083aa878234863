import type { Pool } from "pg";
import { measureQueue } from "../../database/rows/queue-positions.ts";
import { countSignIns, type SignInFigures } from "../../identity/index.ts";
import { bytesByKind, type BytesByKind } from "../../database/rows/media-folders.ts";

/** What the database knows about how it goes. */
export interface Figures {
  readonly line: { readonly waiting: number; readonly running: number; readonly oldestSeconds: number };
  /** Of the last 24 hours. */
  readonly day: {
    readonly completed: number;
    readonly failed: number;
    /** Mean rendering time, in seconds; null without a film. */
    readonly renderSeconds: number | null;
    /** Bytes of the files that came in and are still there. */
    readonly bytes: number;
  };
  readonly bytes: BytesByKind;
  readonly users: number;
  /** Of the last 24 hours. */
  readonly signIns: SignInFigures;
  /** Bytes of the user who keeps most. */
  readonly mostBytes: number;
}

const DAY = `
  select (select count(*)::int from public.shorts_generation
      where status = 'completed' and updated_at > now() - interval '1 day') as completed,
    (select count(*)::int from public.shorts_generation
      where status = 'error' and updated_at > now() - interval '1 day') as failed,
    (select avg(render_seconds)::float8 from curta.film
      where finished_at > now() - interval '1 day' and render_seconds is not null) as "renderSeconds",
    (select coalesce(sum(bytes), 0)::float8 from curta.media_folder
      where created_at > now() - interval '1 day') as bytes`;
const USERS = `
  select (select count(*)::int from curta.account) as users,
    (select coalesce(max(bytes), 0)::float8
      from (select sum(bytes) as bytes from curta.media_folder group by user_id) as kept) as "mostBytes"`;

export async function readFigures(pool: Pool): Promise<Figures> {
  const [line, bytes, signIns, day, users] = await Promise.all([
    measureQueue(pool),
    bytesByKind(pool),
    countSignIns(pool),
    pool.query<Figures["day"]>(DAY),
    pool.query<Pick<Figures, "users" | "mostBytes">>(USERS),
  ]);
  if (!day.rows[0] || !users.rows[0]) throw new Error("the database told nothing");
  return { line, bytes, signIns, day: day.rows[0], ...users.rows[0] };
}
