import { existsSync } from "node:fs";
import { setImmediate as turn } from "node:timers/promises";
import type { Pool } from "pg";
import { pino } from "pino";
import { expect, test } from "vitest";
import { startTestDatabase } from "../../testing/servers/test-database.ts";
import { startTestServer, until } from "../../testing/servers/test-server.ts";
import { createPool } from "../database/pool.ts";

test("a server that has stopped hears no more of its database: that it stops next is no error", async () => {
  await using stack = new AsyncDisposableStack();
  const { url } = stack.use(await startTestDatabase());
  const others = createPool(url);
  stack.defer(() => others.end());
  const logged: string[] = [];
  const log = pino({ level: "warn" }, { write: (line: string) => void logged.push(line) });
  const server = await startTestServer({
    databaseUrl: url,
    parts: { log, polling: { superviseSeconds: 60, pollSeconds: 2 } },
  });
  const connections = await queueConnections(others);
  expect(connections.length).toBeGreaterThan(0);
  // On a busy machine they read the goodbye later than the order to end.
  for (const pid of connections) process.kill(pid, "SIGSTOP");
  await server[Symbol.asyncDispose]();
  for (const pid of connections) await others.query("select pg_terminate_backend($1)", [pid]);
  for (const pid of connections) process.kill(pid, "SIGCONT");
  await until("them to end", async () => connections.every((pid) => !existsSync(`/proc/${pid}`)));
  await turn();
  expect(logged).toEqual([]);
});

/** The database's processes for connections of the queue that wait for their next statement. */
async function queueConnections(pool: Pool): Promise<number[]> {
  const { rows } = await pool.query<{ pid: number }>(
    `select pid from pg_stat_activity
     where application_name = 'curta-queue' and datname = current_database()
       and state = 'idle' and query not ilike '%listen%'`,
  );
  return rows.map(({ pid }) => pid);
}
