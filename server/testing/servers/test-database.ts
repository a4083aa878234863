import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client } from "pg";
import { startEmbedded } from "../../src/database/embedded.ts";
import { migrate } from "../../src/database/migrate.ts";
import { SHARED } from "./shared-databases.ts";
import { createPool } from "../../src/database/pool.ts";

export interface TestDatabase extends AsyncDisposable {
  /** A migrated database that nobody else uses. */
  readonly url: string;
  /**
   * A name for a further database or role on the same server, which no other run has; at the end they are dropped.
   */
  named(name: string): string;
}

interface Server {
  /** Address of its migrated database, which the others are copies of. */
  readonly url: string;
  readonly stop: () => Promise<void>;
}

/**
 * Address of a superuser's database on another PostgreSQL, to try another version of it; what tests make there they drop again:
 * `TEST_DATABASE_URL=postgres://admin@localhost:5415/postgres npm run test:unit -- server`
 */
const ELSEWHERE = process.env["TEST_DATABASE_URL"];

/** Where a run of tests ends the servers of all its processes, they outlive the files that use them: a start takes two seconds. */
const SHARED_FOLDER = process.env[SHARED];

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
  const further: string[] = [];
  return {
    url: current.url.replace(/[^/]+$/, name),
    named(wanted) {
      const unique = `${wanted}_${randomBytes(4).toString("hex")}`;
      further.push(unique);
      return unique;
    },
    async [Symbol.asyncDispose]() {
      for (const one of [name, ...further]) await dropDatabase(current.url, one);
      // Only now: what a role owns keeps it.
      for (const one of further) await administer(current.url, `drop role if exists ${one}`);
      if (--users > 0 || SHARED_FOLDER !== undefined) return;
      server = undefined;
      await current.stop();
    },
  };
}

async function dropDatabase(url: string, name: string): Promise<void> {
  await administer(url, `drop database if exists ${name} with (force)`);
}

async function startServer(): Promise<Server> {
  const folder = await mkdtemp(join(SHARED_FOLDER ?? tmpdir(), "curta-test-pg-"));
  await using stack = new AsyncDisposableStack();
  stack.defer(() => rm(folder, { recursive: true, force: true }));
  const embedded = await startEmbedded(folder);
  stack.defer(() => embedded.stop());
  // A migration that fails, as it does while one is written, leaves no PostgreSQL behind.
  await migrateIn(embedded.url);
  const running = stack.move();
  return { url: embedded.url, stop: () => running.disposeAsync() };
}

async function useServer(address: string): Promise<Server> {
  const url = address.replace(/[^/]+$/, `template_${randomBytes(8).toString("hex")}`);
  await administer(url, `create database ${nameOf(url)}`);
  await migrateIn(url);
  return { url, stop: () => dropDatabase(url, nameOf(url)) };
}

async function migrateIn(url: string): Promise<void> {
  const pool = createPool(url);
  try {
    await migrate(pool);
  } finally {
    await pool.end();
  }
}

function nameOf(url: string): string {
  return new URL(url).pathname.slice(1);
}

async function administer(url: string, sql: string): Promise<void> {
  // Not a pool of ours, whose statements have a time limit: dropping a database waits for a checkpoint.
  const client = new Client({ connectionString: url.replace(/[^/]+$/, "postgres") });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
