import { once } from "node:events";
import { Writable } from "node:stream";
import { WEBHOOK_PATH } from "@curta/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { findGeneration } from "../src/database/rows/generations.ts";
import { until, type TestServer } from "../testing/servers/test-server.ts";
import { PASSWORD, signIn, startLockedServer, type Person } from "../testing/people.ts";

const PHOTO = Buffer.from(Array.from({ length: 3_000 }, (_, n) => (n * 7) % 251));
const SCRIPT = "roteiro particular da Ana";
let logged = "";
let server: TestServer;
let ana: Person;

beforeAll(async () => {
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      logged += chunk.toString();
      done();
    },
  });
  server = await startLockedServer({ parts: { log: pino({ level: "trace" }, stream) } });
  server.startWorker();
  ana = await signIn(server, "ana");
});
afterAll(() => server[Symbol.asyncDispose]());

function token(grant: string, body: unknown): Promise<Response> {
  return ana.post(`/auth/v1/token?grant_type=${grant}&apikey=${server.context.identity.anonKey}`, body);
}

async function openSocket(): Promise<void> {
  const { identity } = server.context;
  const socket = new WebSocket(
    `${server.url.replace("http", "ws")}/realtime/v1/websocket?apikey=${identity.anonKey}&vsn=2.0.0`,
  );
  await once(socket, "open");
  socket.send(JSON.stringify(["1", "1", "realtime:x", "phx_join", { access_token: ana.token }]));
  await once(socket, "message");
  socket.close();
  await once(socket, "close");
}

test("a sign-in, an image, a film and every refusal leave no token, password, picture or script in the logs", async () => {
  const email = "ana@curta.example";
  const signedIn = (await (await token("password", { email, password: PASSWORD })).json()) as Tokens;
  await token("password", { email, password: "senha errada da Ana" });
  await token("refresh_token", { refresh_token: signedIn.refresh_token });
  await token("refresh_token", { refresh_token: "inventado-por-alguem" });
  await token("password", `{"email":"${email}","password":"${PASSWORD}"`);
  await openSocket();
  const { image_url } = await ana.makeImage(PHOTO);
  await ana.post(WEBHOOK_PATH, { ...ana.imageBody(PHOTO), opcoes: { estilo: "barroco" } });
  await ana.post(WEBHOOK_PATH, { ...ana.imageBody(PHOTO), imagem_base64: `${PHOTO.toString("base64")}#` });
  const { id } = await ana.requestFilm(image_url, SCRIPT);
  await until("the film", async () => {
    return (await findGeneration(server.context.pool, id))?.status === "completed";
  });

  expect(logged).toContain('"msg":"answered"');
  expect(logged).toContain(id);
  const { identity } = server.context;
  const secrets = {
    password: PASSWORD,
    "wrong password": "senha errada da Ana",
    "access token": ana.token ?? "",
    "another access token": signedIn.access_token,
    signature: signedIn.access_token.split(".")[2] ?? "",
    "refresh token": signedIn.refresh_token,
    "invented refresh token": "inventado-por-alguem",
    "public key": identity.anonKey,
    "service key": identity.serviceKey,
    "database password": new URL(server.context.databaseUrl).password,
    photo: PHOTO.toString("base64").slice(300, 340),
    script: SCRIPT,
  };
  const found = Object.entries(secrets).filter(([, secret]) => secret === "" || logged.includes(secret));
  expect(found).toEqual([]);
});

interface Tokens {
  readonly access_token: string;
  readonly refresh_token: string;
}
