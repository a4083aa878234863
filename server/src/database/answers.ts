import type { Pool } from "pg";
import { runWithin } from "../deadline.ts";

/** Probes and Prometheus do not wait long: a database that takes longer is as good as away. */
const ANSWER_LIMIT_MS = 2_000;

/** Whether the database answers; told within 2 s. */
export function databaseAnswers(pool: Pool): Promise<boolean> {
  return runWithin(ANSWER_LIMIT_MS, () => pool.query("select 1")).then(
    () => true,
    () => false,
  );
}
