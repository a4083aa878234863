import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { createPool } from "../src/database/pool.ts";
import { startTestDatabase } from "../testing/servers/test-database.ts";
import { addUser, createIdentity } from "../src/identity/index.ts";

export const PASSWORD = "girassol-amarelo-42";

/** One web process as in production, with its own PostgreSQL; in the role `all` with a worker. */
export interface BenchProduct extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  readonly anonKey: string;
  /** Access token and id of a user with one row. */
  readonly user: { readonly id: string; readonly token: string; readonly filmId: string };
  /** Memory of the web process, in bytes. */
  residentBytes(): Promise<number>;
}

const PROGRAM = join(import.meta.dirname, "../src/cli/curta.ts");

export async function startProduct(users: number, role: "web" | "all"): Promise<BenchProduct> {
  const stack = new AsyncDisposableStack();
  const database = stack.use(await startTestDatabase());
  const data = await mkdtemp(join(tmpdir(), "curta-bench-"));
  stack.defer(() => rm(data, { recursive: true, force: true }));
  const pool = createPool(database.url);
  stack.defer(() => pool.end());
  for (let index = 0; index < users; index++) await addUser(pool, userName(index), PASSWORD);
  const child = spawn(process.execPath, [PROGRAM, "serve"], {
    stdio: ["ignore", "pipe", "inherit"],
    env: {
      ...environment(),
      PORT: "0",
      CURTA_HOST: "127.0.0.1",
      CURTA_ROLE: role,
      CURTA_DATA: data,
      CURTA_LOG: "error",
      // Every caller of the benchmark has its own IP address.
      CURTA_TRUSTED_PROXIES: "127.0.0.1",
      DATABASE_URL: database.url,
    },
  });
  stack.defer(() => stop(child));
  const url = await readUrl(child);
  const identity = await createIdentity({ pool });
  const signedIn = await identity.signIn({ email: userName(0), password: PASSWORD, address: "bench" });
  const { rows } = await pool.query<{ id: string }>(
    "insert into public.shorts_generation (user_id, status) values ($1, 'processing') returning id",
    [signedIn.user.id],
  );
  return {
    url,
    databaseUrl: database.url,
    anonKey: identity.anonKey,
    user: { id: signedIn.user.id, token: signedIn.accessToken, filmId: rows[0]?.id ?? "" },
    residentBytes: () => residentBytes(child.pid ?? 0),
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

export function userName(index: number): string {
  return `bench-${index}@curta.example`;
}

function environment(): NodeJS.ProcessEnv {
  // oxlint-disable-next-line no-process-env -- handed on to the process that is measured
  const { PATH, HOME, LANG } = process.env;
  return { PATH, HOME, LANG };
}

async function readUrl(child: ChildProcess): Promise<string> {
  let told = "";
  child.stdout?.on("data", (chunk: Buffer) => (told += chunk.toString()));
  for (let waited = 0; waited < 30_000; waited += 50) {
    const found = /http:\/\/[\w.]+:(\d+)/.exec(told)?.[1];
    if (found !== undefined) return `http://127.0.0.1:${found}`;
    if (child.exitCode !== null) break;
    await sleep(50);
  }
  throw new Error(`the web process did not start:\n${told}`);
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const gone = once(child, "exit");
  child.kill("SIGTERM");
  const timer = setTimeout(() => child.kill("SIGKILL"), 10_000);
  await gone;
  clearTimeout(timer);
}

/** Linux only: elsewhere there is no /proc. */
async function residentBytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, "utf8");
  return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1_024;
}
