import type { Pool } from "pg";

/** Anything that runs SQL: the pool, or the client of a transaction. */
export type Queryable = Pick<Pool, "query">;
