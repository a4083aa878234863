import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded, type EmbeddedDatabase } from "../../src/database/embedded.ts";
import { migrate } from "../../src/database/migrate.ts";
import { createPool } from "../../src/database/pool.ts";

export interface TestDatabase extends AsyncDisposable {
  /** A migrated database that nobody else uses. */
  readonly url: string;
}

interface Server {
  readonly embedded: EmbeddedDatabase;
  readonly folder: string;
}

const TEMPLATE = "curta";
/** One server per process, while any test uses it. */
let server: Promise<Server> | undefined;
let users = 0;

/** Creates a database on a real PostgreSQL from a migrated template; disposing drops it. */
export async function startTestDatabase(): Promise<TestDatabase> {
  users++;
  server ??= startServer();
  const current = await server;
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(current, `create database ${name} template ${TEMPLATE}`);
  return {
    url: current.embedded.url.replace(/[^/]+$/, name),
    async [Symbol.asyncDispose]() {
      if (--users === 0) {
        server = undefined;
        await stopServer(current);
      } else {
        await administer(current, `drop database ${name} with (force)`);
      }
    },
  };
}

async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "curta-test-pg-"));
  const embedded = await startEmbedded(folder);
  const pool = createPool(embedded.url);
  await migrate(pool);
  await pool.end();
  return { embedded, folder };
}

async function stopServer({ embedded, folder }: Server): Promise<void> {
  await embedded.stop();
  await rm(folder, { recursive: true, force: true });
}

async function administer({ embedded }: Server, sql: string): Promise<void> {
  const pool = createPool(embedded.url.replace(/[^/]+$/, "postgres"));
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}
