/** What a page built on the unmodified official client sees over its life, as the client itself tells it. */
import { createClient, type AuthChangeEvent, type Session, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { GENERATION_TABLE, generationChannel } from "@curta/contract";
import { startTestDatabase, type TestDatabase } from "../../testing/servers/test-database.ts";
import { addUser } from "../identity/index.ts";
import { until } from "../../testing/servers/test-server.ts";
import {
  insertRow,
  PASSWORD,
  startSupabaseServer,
  type SupabaseServer,
} from "../../testing/servers/supabase-server.ts";

let database: TestDatabase;
let wire: SupabaseServer;
beforeAll(async () => {
  database = await startTestDatabase();
  wire = await startSupabaseServer({ databaseUrl: database.url });
});
afterAll(async () => {
  await wire[Symbol.asyncDispose]();
  await database[Symbol.asyncDispose]();
});

const STORAGE_KEY = "curta";

/** The storage of one browser: every tab of it sees the same. */
function createStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
    /** As if time had passed: the stored session has this many seconds left. */
    age: (secondsLeft: number) => {
      const session = JSON.parse(items.get(STORAGE_KEY) ?? "{}") as Session;
      items.set(
        STORAGE_KEY,
        JSON.stringify({ ...session, expires_at: Math.floor(Date.now() / 1_000) + secondsLeft }),
      );
    },
  };
}

interface Tab {
  readonly client: SupabaseClient;
  readonly events: AuthChangeEvent[];
  /** The session as it was last told. */
  readonly session: () => Session | null;
}

/** The page in a tab: it keeps its session, refreshes it by itself, and listens to what becomes of it. */
function openTab(storage: ReturnType<typeof createStorage>, autoRefreshToken = true): Tab {
  const client = createClient(wire.url, wire.identity.anonKey, {
    auth: { storage, storageKey: STORAGE_KEY, autoRefreshToken, detectSessionInUrl: false },
  });
  const events: AuthChangeEvent[] = [];
  let session: Session | null = null;
  client.auth.onAuthStateChange((event, told) => {
    events.push(event);
    session = told;
  });
  return { client, events, session: () => session };
}

async function newUser(name: string): Promise<{ email: string; id: string }> {
  const email = `${name}@example.com`;
  return { email, id: (await addUser(wire.pool, email, PASSWORD)).id };
}

describe("a session, as its events tell it", () => {
  test("begins with signing in, goes on with refreshing, ends with signing out", async () => {
    const { email } = await newUser("eventos");
    const tab = openTab(createStorage(), false);
    await until("the first look", async () => tab.events.includes("INITIAL_SESSION"));
    expect(tab.session()).toBeNull();
    expect((await tab.client.auth.signInWithPassword({ email, password: PASSWORD })).error).toBeNull();
    expect(tab.session()?.user.email).toBe(email);
    const before = tab.session()?.refresh_token;
    expect((await tab.client.auth.refreshSession()).error).toBeNull();
    expect(tab.session()?.refresh_token).not.toBe(before);
    expect((await tab.client.auth.signOut({ scope: "local" })).error).toBeNull();
    expect(tab.events).toEqual(["INITIAL_SESSION", "SIGNED_IN", "TOKEN_REFRESHED", "SIGNED_OUT"]);
    expect(tab.session()).toBeNull();
  });

  test("is not begun by a wrong password", async () => {
    const { email } = await newUser("errada");
    const tab = openTab(createStorage(), false);
    await until("the first look", async () => tab.events.includes("INITIAL_SESSION"));
    await tab.client.auth.signInWithPassword({ email, password: "outra senha qualquer" });
    expect(tab.events).toEqual(["INITIAL_SESSION"]);
  });

  test("is refreshed by the client itself shortly before it would expire, and rows go on being read", async () => {
    const { email, id } = await newUser("sozinha");
    const storage = createStorage();
    const first = openTab(storage, false);
    await first.client.auth.signInWithPassword({ email, password: PASSWORD });
    const before = first.session()?.access_token;
    storage.age(60);
    const later = openTab(storage);
    await until("the client to refresh", async () => later.events.includes("TOKEN_REFRESHED"));
    expect(later.session()?.access_token).not.toBe(before);
    await insertRow(wire.pool, id);
    expect((await later.client.from(GENERATION_TABLE).select("id")).data).toHaveLength(1);
    await later.client.auth.stopAutoRefresh();
  });

  test("that was ended elsewhere ends here with the next refresh", async () => {
    const { email } = await newUser("encerrada");
    const storage = createStorage();
    await openTab(storage, false).client.auth.signInWithPassword({ email, password: PASSWORD });
    await wire.pool.query(
      "delete from curta.session where account_id = (select id from curta.account where email = $1)",
      [email],
    );
    storage.age(-5);
    const later = openTab(storage);
    await until("the end to be told", async () => later.events.includes("SIGNED_OUT"));
    expect(later.session()).toBeNull();
    expect((await later.client.auth.getSession()).data.session).toBeNull();
    await later.client.auth.stopAutoRefresh();
  });
});

describe("a channel", () => {
  test("reports that it is joined and that it is closed", async () => {
    const { client, id } = await wire.signIn("canal");
    const film = await insertRow(wire.pool, id);
    const states: string[] = [];
    const channel = client.channel(generationChannel(film)).subscribe((state) => states.push(state));
    await until("the channel", async () => states.includes("SUBSCRIBED"));
    expect(await client.removeChannel(channel)).toBe("ok");
    expect(states).toEqual(["SUBSCRIBED", "CLOSED"]);
  });

  test("comes back after the server was away, and the change that it missed is in the row", async () => {
    await using home = await startSupabaseServer({ databaseUrl: database.url });
    const { client, id } = await home.signIn("volta");
    const film = await insertRow(home.pool, id, { status: "processing" });
    const states: string[] = [];
    const heard: unknown[] = [];
    const change = {
      event: "UPDATE",
      schema: "public",
      table: GENERATION_TABLE,
      filter: `id=eq.${film}`,
    } as const;
    client
      .channel(generationChannel(film))
      .on("postgres_changes", change, ({ new: row }) => heard.push(row))
      .subscribe((state) => states.push(state));
    await until("the channel", async () => states.includes("SUBSCRIBED"));

    await home.shutDown();
    await until("the break to be told", async () => states.at(-1) !== "SUBSCRIBED");
    await wire.pool.query("update shorts_generation set progress = 50 where id = $1", [film]);
    await using back = await startSupabaseServer({
      databaseUrl: database.url,
      port: Number(new URL(home.url).port),
    });
    await until("the channel again", async () => states.at(-1) === "SUBSCRIBED");
    const { data } = await client.from(GENERATION_TABLE).select("progress").eq("id", film).single();
    expect(data).toEqual({ progress: 50 });
    expect(heard).toEqual([]);

    await back.pool.query("update shorts_generation set progress = 60 where id = $1", [film]);
    await until("the next change", async () => heard.length > 0);
    expect(heard).toEqual([expect.objectContaining({ id: film, progress: 60 })]);
  });
});
