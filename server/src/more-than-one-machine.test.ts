import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { connect, createServer, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createClient, REALTIME_SUBSCRIBE_STATES, type SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, expect, test } from "vitest";
import { GENERATION_TABLE, generationChannel, pageConfigSchema, type Generation } from "@curta/contract";
import { filmsOfWorker } from "./database/rows/films.ts";
import { startTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";
import { addUser } from "./identity/index.ts";
import { startTestS3, type TestS3 } from "../testing/servers/test-s3.ts";
import { createS3Store } from "./media/s3.ts";
import { startTestServer, TestCaller, until, type TestServer } from "../testing/servers/test-server.ts";

const EMAIL = "ana@curta.example";
const PASSWORD = "girassol-amarelo-42";

let database: TestDatabase;
let s3: TestS3;
let cable: Cable;
let east: TestServer;
let west: TestServer;
let ana: TestCaller;
const workers = new Map<string, ChildProcess>();
const folders: string[] = [];

beforeAll(async () => {
  [database, s3] = await Promise.all([startTestDatabase(), startTestS3()]);
  cable = await plugCable(database.url);
  const parts = { media: createS3Store(s3.config) };
  east = await startTestServer({
    databaseUrl: database.url,
    parts,
    env: { CURTA_LOGIN: "required", CURTA_FILMS_PER_USER: "20" },
  });
  west = await startTestServer({ databaseUrl: cable.url, parts, env: { CURTA_LOGIN: "required" } });
  const { id } = await addUser(east.context.pool, EMAIL, PASSWORD);
  const { accessToken } = await east.context.identity.signIn({
    email: EMAIL,
    password: PASSWORD,
    address: "test",
  });
  ana = new TestCaller(east.url, id, accessToken);
});
afterAll(async () => {
  for (const worker of workers.values()) worker.kill("SIGKILL");
  await Promise.all([east, west].map((server) => server[Symbol.asyncDispose]()));
  await cable.pull();
  await Promise.all([database[Symbol.asyncDispose](), s3[Symbol.asyncDispose]()]);
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })));
});

/** A worker on another host: all it shares with the others is PostgreSQL and S3. */
async function startWorker(name: string): Promise<void> {
  const folder = await mkdtemp(join(tmpdir(), `curta-${name}-`));
  folders.push(folder);
  const child = fork(new URL("../testing/servers/test-worker.ts", import.meta.url), [], {
    env: {
      ...process.env,
      CURTA_ROLE: "worker",
      CURTA_WORKER_NAME: name,
      CURTA_DATA: folder,
      CURTA_RENDERS: "2",
      CURTA_LOG: "fatal",
      DATABASE_URL: database.url,
      S3_ENDPOINT: s3.config.endpoint,
      S3_BUCKET: s3.config.bucket,
      S3_REGION: s3.config.region,
      S3_ACCESS_KEY_ID: s3.config.accessKeyId,
      S3_SECRET_ACCESS_KEY: s3.config.secretAccessKey,
    },
  });
  workers.set(name, child);
  await new Promise<void>((resolve) => child.on("message", (it) => it === "ready" && resolve()));
}

interface Cable {
  /** The database's address at this end. */
  readonly url: string;
  cut(): void;
  mend(): void;
  pull(): Promise<void>;
}

/** The network between one web process and the database. */
async function plugCable(databaseUrl: string): Promise<Cable> {
  const far = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let whole = true;
  const near: Server = createServer((socket) => {
    if (!whole) {
      socket.destroy();
      return;
    }
    const onward = connect(Number(far.port), far.hostname);
    for (const end of [socket, onward]) {
      sockets.add(end);
      end
        .on("error", () => undefined)
        .on("close", () => {
          sockets.delete(end);
          socket.destroy();
          onward.destroy();
        });
    }
    socket.pipe(onward).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(near, "listening");
  const address = near.address();
  const url = new URL(databaseUrl);
  url.port = String(typeof address === "object" && address ? address.port : 0);
  return {
    url: url.href,
    cut: () => {
      whole = false;
      for (const socket of sockets) socket.destroy();
    },
    mend: () => void (whole = true),
    pull: async () => {
      for (const socket of sockets) socket.destroy();
      near.close();
      await once(near, "close");
    },
  };
}

async function clientOf(server: TestServer): Promise<SupabaseClient> {
  const config = pageConfigSchema.parse(await (await fetch(`${server.url}/config.json`)).json());
  const client = createClient(server.url, config.supabaseKey, {
    auth: { persistSession: false, autoRefreshToken: false },
  });
  const { error } = await client.auth.signInWithPassword({ email: EMAIL, password: PASSWORD });
  expect(error).toBeNull();
  return client;
}

/** Follows a generation as the page does: the channel, and a read whenever it is joined. */
function follow(client: SupabaseClient, id: string): { seen: Generation[]; end(): Promise<unknown> } {
  const seen: Generation[] = [];
  const filter = {
    event: "UPDATE",
    schema: "public",
    table: GENERATION_TABLE,
    filter: `id=eq.${id}`,
  } as const;
  const channel = client.channel(generationChannel(id)).on("postgres_changes", filter, (change) => {
    seen.push(change.new as Generation);
  });
  const read = async (): Promise<void> => {
    const { data } = await client.from(GENERATION_TABLE).select("*").eq("id", id).maybeSingle<Generation>();
    if (data) seen.push(data);
  };
  channel.subscribe((status) => {
    if (status === REALTIME_SUBSCRIBE_STATES.SUBSCRIBED) void read();
  });
  return { seen, end: () => client.removeChannel(channel) };
}

test("a film asked for at one web process is made by any worker and announced at the other", async () => {
  await Promise.all([startWorker("north"), startWorker("south")]);
  const client = await clientOf(west);
  const { image_url } = await ana.makeImage();
  const { id } = await ana.requestFilm(image_url, "de leste a oeste");
  const news = follow(client, id);
  const done = await until("the news at the other web process", async () =>
    news.seen.find(({ status }) => status === "completed"),
  );
  await news.end();
  const path = new URL(done.video_url ?? "").pathname;
  const piece = await fetch(west.url + path, { headers: { range: "bytes=0-23" } });
  expect(piece.status).toBe(206);
  expect(await piece.text()).toBe("film of de leste a oeste");
});

test("a killed worker and a cut cable lose nothing", async () => {
  const gate = join(folders[0] ?? "", "gate");
  const client = await clientOf(west);
  const { image_url } = await ana.makeImage();
  const films = await Promise.all(
    Array.from({ length: 6 }, (_, n) => ana.requestFilm(image_url, `espera ${gate} filme ${n}`)),
  );
  const last = films.at(-1)?.id ?? "";
  const news = follow(client, last);
  await until(
    "the victim to be in the middle of a film",
    async () => (await filmsOfWorker(east.context.pool, "north")).length > 0,
  );
  workers.get("north")?.kill("SIGKILL");
  cable.cut();
  await writeFile(gate, "");
  await until(
    "the web process to say that it is cut off",
    async () => (await fetch(`${west.url}/health`)).status === 503,
  );
  expect((await fetch(`${west.url}/live`)).status).toBe(200);
  expect((await fetch(`${east.url}/health`)).status).toBe(200);
  cable.mend();
  await until("the web process to recover", async () => (await fetch(`${west.url}/health`)).ok);
  await Promise.all(
    films.map(({ id }, n) =>
      until(`film ${n}`, async () => {
        const { data } = await client
          .from(GENERATION_TABLE)
          .select("status, video_url")
          .eq("id", id)
          .single();
        return data?.status === "completed" && data;
      }),
    ),
  );
  await until("the news after the break", async () => news.seen.some(({ status }) => status === "completed"));
  await news.end();
  const { rows } = await east.context.pool.query(
    "select count(*)::int as films, count(distinct folder)::int as folders from curta.film where folder is not null",
  );
  expect(rows).toEqual([{ films: 7, folders: 7 }]);
}, 300_000);
