import type { Pool } from "pg";

/** Something that runs SQL: the pool, or a client inside a transaction. */
export type Queryable = Pick<Pool, "query">;
