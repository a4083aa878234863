/** Test setup of the Supabase interface: a real database, a real server, the unmodified official client. */
import { createClient, type SupabaseClient } from "@supabase/supabase-js";
import fastify from "fastify";
import type { Pool } from "pg";
import { createPool } from "../../src/database/pool.ts";
import { createDoor, type DoorLimits } from "../../src/door/door.ts";
import { startTestDatabase } from "./test-database.ts";
import { addUser, createIdentity, type Identity, type IdentityOptions } from "../../src/identity/index.ts";
import {
  attachRealtime,
  createClaimsReader,
  registerSupabase,
  type RealtimeDeps,
} from "../../src/supabase/index.ts";

export interface SupabaseServer extends AsyncDisposable {
  readonly url: string;
  readonly databaseUrl: string;
  readonly pool: Pool;
  readonly identity: Identity;
  /** Open realtime sockets, as the server counts them. */
  readonly connections: () => number;
  readonly closeRealtime: () => Promise<void>;
  /** Stops the server; the database stays. */
  readonly shutDown: () => Promise<void>;
  /** The official client, with nobody signed in. */
  client(key?: string): SupabaseClient;
  /** A new user's client, signed in. */
  signIn(name: string): Promise<{ client: SupabaseClient; id: string; email: string }>;
}

export interface SupabaseServerOptions extends Partial<IdentityOptions> {
  readonly login?: "required" | "optional";
  readonly limits?: NonNullable<IdentityOptions["limits"]>;
  readonly realtimeLimits?: RealtimeDeps["limits"];
  readonly doorLimits?: Partial<DoorLimits>;
  readonly databaseUrl?: string;
  /** Port to listen on; by default any free one. */
  readonly port?: number;
}

export const PASSWORD = "uma senha bem longa";

export async function startSupabaseServer(options: SupabaseServerOptions = {}): Promise<SupabaseServer> {
  const stack = new AsyncDisposableStack();
  const databaseUrl = options.databaseUrl ?? stack.use(await startTestDatabase()).url;
  const pool = createPool(databaseUrl);
  stack.defer(() => pool.end());
  const { login = "required", realtimeLimits, doorLimits = {}, port = 0, ...rest } = options;
  const door = createDoor({ limits: doorLimits });
  const identity = await createIdentity({ ...rest, pool, runHash: door.runHash });
  const app = fastify();
  await registerSupabase(app, { pool, identity, login, networkOf: door.networkOf, originOf: door.originOf });
  await app.listen({ port, host: "127.0.0.1" });
  stack.defer(() => app.close());
  const realtime = attachRealtime(app.server, {
    databaseUrl,
    pool,
    log: app.log,
    resolveClaims: createClaimsReader({ identity, login }),
    door,
    ...(realtimeLimits ? { limits: realtimeLimits } : {}),
    ...(rest.clock ? { clock: rest.clock } : {}),
  });
  stack.defer(() => realtime.close());
  const url = app.listeningOrigin;
  const client = (key = identity.anonKey) => {
    const made = createClient(url, key, { auth: { autoRefreshToken: false, persistSession: false } });
    stack.defer(async () => {
      await made.removeAllChannels();
      await made.realtime.disconnect();
    });
    return made;
  };
  return {
    url,
    databaseUrl,
    pool,
    identity,
    connections: () => realtime.connections(),
    closeRealtime: () => realtime.close(),
    async shutDown() {
      await realtime.close();
      await app.close();
    },
    client,
    async signIn(name) {
      const email = `${name}@example.com`;
      const user = await addUser(pool, email, PASSWORD);
      const made = client();
      const { error } = await made.auth.signInWithPassword({ email, password: PASSWORD });
      if (error) throw error;
      return { client: made, id: user.id, email };
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

/** Inserts a row as the workflow would. */
export async function insertRow(
  pool: Pool,
  userId: string,
  more: Record<string, unknown> = {},
): Promise<string> {
  const row = { user_id: userId, ...more };
  const names = Object.keys(row);
  const { rows } = await pool.query<{ id: string }>(
    `insert into public.shorts_generation (${names.join(", ")})
     values (${names.map((_, index) => `$${index + 1}`).join(", ")}) returning id`,
    Object.values(row),
  );
  return rows[0]?.id ?? "";
}
