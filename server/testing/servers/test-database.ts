import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbedded } from "../../src/database/embedded.ts";
import { migrate } from "../../src/database/migrate.ts";
import { createPool } from "../../src/database/pool.ts";

export interface TestDatabase extends AsyncDisposable {
  /** A migrated database that nobody else uses. */
  readonly url: string;
}

interface Server {
  /** Address of its migrated database, which the others are copies of. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Address of a superuser's database on another, new PostgreSQL, to try another version of it:
 * `TEST_DATABASE_URL=postgres://admin@localhost:5415/postgres npm run test:unit -- server`
 */
const ELSEWHERE = process.env["TEST_DATABASE_URL"];

/** One server per process, while any test uses it. */
let server: Promise<Server> | undefined;
let users = 0;

/** Creates a database on a real PostgreSQL from a migrated template; disposing drops it. */
export async function startTestDatabase(): Promise<TestDatabase> {
  users++;
  server ??= ELSEWHERE === undefined ? startServer() : useServer(ELSEWHERE);
  const current = await server;
  const name = `test_${randomBytes(8).toString("hex")}`;
  await administer(current.url, `create database ${name} template ${nameOf(current.url)}`);
  return {
    url: current.url.replace(/[^/]+$/, name),
    async [Symbol.asyncDispose]() {
      if (--users === 0) {
        server = undefined;
        await current.stop();
      } else {
        await administer(current.url, `drop database ${name} with (force)`);
      }
    },
  };
}

async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(tmpdir(), "curta-test-pg-"));
  const embedded = await startEmbedded(folder);
  await migrateIn(embedded.url);
  const stop = async (): Promise<void> => {
    await embedded.stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { url: embedded.url, stop };
}

async function useServer(address: string): Promise<Server> {
  const url = address.replace(/[^/]+$/, `template_${randomBytes(8).toString("hex")}`);
  await administer(url, `create database ${nameOf(url)}`);
  await migrateIn(url);
  return { url, stop: () => administer(url, `drop database ${nameOf(url)} with (force)`) };
}

async function migrateIn(url: string): Promise<void> {
  const pool = createPool(url);
  await migrate(pool);
  await pool.end();
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function administer(url: string, sql: string): Promise<void> {
  const pool = createPool(url.replace(/[^/]+$/, "postgres"));
  try {
    await pool.query(sql);
  } finally {
    await pool.end();
  }
}
