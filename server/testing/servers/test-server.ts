/** Test setup of the server: a real database, real processes and real HTTP, with a quick studio. */
import { randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { generationSchema, type Generation, type ImageResult, WEBHOOK_PATH } from "@curta/contract";
import { pino } from "pino";
import { readConfig, type Config } from "../../src/config.ts";
import { createContext, type Context, type ContextParts } from "../../src/context.ts";
import { startTestDatabase } from "./test-database.ts";
import { createApp, type AppOptions } from "../../src/app/create-app.ts";
import { FAST_POLLING } from "./fast-polling.ts";
import { runWorker } from "../../src/worker/run-worker.ts";
import { createTestStudio } from "./test-studio.ts";

export interface TestServer extends AsyncDisposable {
  readonly url: string;
  readonly context: Context;
  /** Starts a worker in this process; returns the function that stops it. */
  startWorker(name?: string): () => Promise<void>;
}

export interface TestServerOptions {
  readonly env?: Record<string, string>;
  readonly parts?: ContextParts;
  /** By default a new empty database. */
  readonly databaseUrl?: string;
  readonly app?: AppOptions;
}

/** A web server on a free port with a database, a data folder and (by default) the test studio. */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const stack = new AsyncDisposableStack();
  const dataFolder = await mkdtemp(join(tmpdir(), "curta-test-"));
  stack.defer(() => rm(dataFolder, { recursive: true, force: true }));
  const databaseUrl = options.databaseUrl ?? stack.use(await startTestDatabase()).url;
  const config = testConfig(dataFolder, options.env);
  const stopping = new AbortController();
  const parts: ContextParts = {
    log: pino({ level: "silent" }),
    studio: createTestStudio(),
    polling: FAST_POLLING,
    ...options.parts,
  };
  const context = stack.use(await createContext({ config, databaseUrl, stopping: stopping.signal, parts }));
  const app = await createApp(context, options.app);
  await app.listen({ port: 0, host: "127.0.0.1" });
  stack.defer(() => app.close());
  const stops = new Set<() => Promise<void>>();
  stack.defer(async () => {
    stopping.abort();
    await Promise.all([...stops].map((stop) => stop()));
  });
  return {
    url: app.listeningOrigin,
    context,
    startWorker: (name = randomUUID()) => {
      const control = new AbortController();
      const ended = runWorker(context, name, control.signal);
      const stop = (): Promise<void> => {
        control.abort();
        stops.delete(stop);
        return ended;
      };
      stops.add(stop);
      return stop;
    },
    [Symbol.asyncDispose]: () => stack.disposeAsync(),
  };
}

function testConfig(dataFolder: string, env: Record<string, string> = {}): Config {
  return readConfig({ CURTA_DATA: dataFolder, CURTA_LOGIN: "optional", CURTA_RENDERS: "2", ...env });
}

const TEST_USER = "test-user";

/** A client of the webhook and of the other routes. */
export class TestCaller {
  readonly url: string;
  readonly userId: string;
  readonly token: string | undefined;

  constructor(url: string, userId = TEST_USER, token?: string) {
    this.url = url;
    this.userId = userId;
    this.token = token;
  }

  post(path: string, body: unknown): Promise<Response> {
    return fetch(this.url + path, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        accept: "application/json",
        ...(this.token === undefined ? {} : { authorization: `Bearer ${this.token}` }),
      },
      body: typeof body === "string" ? body : JSON.stringify(body),
    });
  }

  imageBody(photo: Uint8Array = Buffer.alloc(64, 7)): Record<string, unknown> {
    return {
      generation_type: "imagem",
      imagem_base64: Buffer.from(photo).toString("base64"),
      imagem_nome: "foto.jpg",
      user_id: this.userId,
      opcoes: { estilo: "viral", duracao: 30 },
    };
  }

  videoBody(imageUrl: string, script = "roteiro", id: string = randomUUID()): Record<string, unknown> {
    return {
      generation_type: "video",
      task_uuid: id,
      video_description: script,
      image_url: imageUrl,
      user_id: this.userId,
      opcoes: { estilo: "viral", duracao: 30 },
    };
  }

  async makeImage(photo?: Uint8Array): Promise<ImageResult> {
    const response = await this.post(WEBHOOK_PATH, this.imageBody(photo));
    const [result] = (await response.json()) as ImageResult[];
    if (response.status !== 200 || !result) throw new Error(`image: ${response.status}`);
    return result;
  }

  async requestFilm(imageUrl: string, script?: string, id?: string): Promise<Generation> {
    const response = await this.post(WEBHOOK_PATH, this.videoBody(imageUrl, script, id));
    const body: unknown = await response.json();
    if (response.status !== 202) throw new Error(`film: ${response.status} ${JSON.stringify(body)}`);
    return generationSchema.parse(body);
  }
}

/** Polls until there is an answer. */
export async function until<T>(
  what: string,
  ask: () => Promise<T | undefined | false>,
  limitMs = 60_000,
): Promise<T> {
  for (const end = Date.now() + limitMs; Date.now() < end; await sleep(25)) {
    const answer = await ask();
    if (answer !== undefined && answer !== false) return answer;
  }
  throw new Error(`gave up waiting for ${what}`);
}
