import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { TLSSocket } from "node:tls";
import { promisify } from "node:util";
import { errorMessage, type ErrorCode } from "@curta/contract";
import { pino } from "pino";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ROOT } from "../testing/running-program.ts";
import { makeSelfSigned } from "../testing/self-signed.ts";
import { startTestDatabase, type TestDatabase } from "../testing/servers/test-database.ts";
import { readConfig } from "./config.ts";
import { createPool } from "./database/pool.ts";
import { runProgram } from "./main.ts";
import { SAYS } from "./texts/command-line.ts";

let database: TestDatabase;
let data: string;
/** A user who may not sign in. */
let closed: string;
beforeAll(async () => {
  data = await mkdtemp(join(tmpdir(), "curta-unreachable-"));
  database = await startTestDatabase();
  const pool = createPool(database.url);
  closed = database.named("door_closed");
  await pool.query(`create role ${closed} nologin password 'secreta'`);
  await pool.end();
});
afterAll(async () => {
  await database[Symbol.asyncDispose]();
  await rm(data, { recursive: true });
});

/** The test database's address with other parts. */
function changed(change: (url: URL) => void): string {
  const url = new URL(database.url);
  change(url);
  return url.href;
}

/** Starts a web process on an address, waits hardly for it, and gives what it fails with and what it told before. */
async function startOn(url: string, databaseWaitMs = 1): Promise<{ error: unknown; told: string[] }> {
  const told: string[] = [];
  const config = readConfig({ CURTA_ROLE: "web", CURTA_DATA: data, PORT: "0", DATABASE_URL: url });
  const parts = { log: pino({ level: "silent" }), databaseWaitMs };
  const running = runProgram(
    config,
    new AbortController().signal,
    () => undefined,
    parts,
    (sentence) => told.push(sentence),
  );
  const error = await running.then(
    () => undefined,
    (reason: unknown) => reason,
  );
  return { error, told };
}

/** Something that listens where a PostgreSQL should; gives its port to `use`. */
async function withServer(onSocket: (socket: Socket) => void, use: (port: number) => Promise<void>) {
  const sockets = new Set<Socket>();
  const server: Server = createServer((socket) => {
    sockets.add(socket.on("error", () => undefined));
    onSocket(socket);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  try {
    await use((server.address() as AddressInfo).port);
  } finally {
    for (const socket of sockets) socket.destroy();
    server.close();
  }
}

async function expectCode(url: string, code: ErrorCode, detail: string): Promise<void> {
  const { error } = await startOn(url);
  expect(error).toMatchObject({ code, detail, message: errorMessage(code) });
}

test("nobody listens: it waits, and at last says so, with the place and without the password", async () => {
  let port = 0;
  await withServer(
    () => undefined,
    async (free) => {
      port = free;
    },
  );
  const { error, told } = await startOn(`postgres://ana:secreta@127.0.0.1:${port}/curta`, 500);
  expect(told).toEqual([SAYS.waitingForDatabase(`127.0.0.1:${port}`)]);
  expect(error).toMatchObject({ code: "database_away", detail: `ana@127.0.0.1:${port}/curta` });
});

test("who listens is silent, closes at once, or speaks something else", async () => {
  const strangers: ((socket: Socket) => void)[] = [
    () => undefined,
    (socket) => socket.destroy(),
    (socket) => socket.once("data", () => socket.end("HTTP/1.1 400 Bad Request\r\n\r\n")),
  ];
  for (const stranger of strangers) {
    await withServer(stranger, (port) =>
      expectCode(
        `postgres://ana:secreta@127.0.0.1:${port}/curta`,
        "database_away",
        `ana@127.0.0.1:${port}/curta`,
      ),
    );
  }
});

test("the socket file is not there; the name does not resolve", async () => {
  await expectCode(
    "postgres://ana@localhost/curta?host=/nowhere",
    "database_away",
    "ana@/nowhere:5432/curta",
  );
  await expectCode(
    "postgres://ana:x@nobody.invalid/curta",
    "database_host_unknown",
    "ana@nobody.invalid:5432/curta",
  );
});

test("password, user, database: each has its own sentence, and is not waited for", async () => {
  const { host, pathname, username } = new URL(database.url);
  const wrongPassword = changed((url) => (url.password = "segredo@errado"));
  const closedUser = changed((url) => ([url.username, url.password] = [closed, "secreta"]));
  const noDatabase = changed((url) => (url.pathname = "/nao-existe"));
  const [first, second, third] = await Promise.all(
    [wrongPassword, closedUser, noDatabase].map((url) => startOn(url)),
  );
  expect(first).toMatchObject({
    error: { code: "database_login_refused", detail: `${username}@${host}${pathname}` },
  });
  expect(second).toMatchObject({
    error: { code: "database_entry_refused", detail: `${closed}@${host}${pathname}` },
  });
  expect(third).toMatchObject({
    error: { code: "database_missing", detail: `${username}@${host}/nao-existe` },
  });
  expect([first, second, third].flatMap((each) => each?.told)).toEqual([]);
});

/** Takes TLS as PostgreSQL does. */
function answerTls(options: { cert?: string; key?: string }) {
  return (socket: Socket): void => {
    socket.once("data", () => {
      socket.write("S");
      new TLSSocket(socket, { isServer: true, ...options }).on("error", () => undefined);
    });
  };
}

function addressOf(port: number): string {
  return `postgres://ana:x@localhost:${port}/curta?sslmode=verify-full`;
}

test("TLS: refused by the server, broken off, and with a certificate that nobody trusts", async () => {
  const { host, pathname, username } = new URL(database.url);
  const wantsTls = changed((url) => (url.search = "?sslmode=verify-full"));
  await expectCode(wantsTls, "database_tls_refused", `${username}@${host}${pathname}`);
  await withServer(answerTls({}), (port) =>
    expectCode(addressOf(port), "database_tls_refused", `ana@localhost:${port}/curta`),
  );
  await withServer(answerTls(makeSelfSigned("localhost")), (port) =>
    expectCode(addressOf(port), "database_certificate", `ana@localhost:${port}/curta`),
  );
});

test("commands and doctor say it too, without a word of English and without the password", async () => {
  const url = changed((one) => (one.password = "secreta"));
  for (const args of [["user", "list"], ["doctor"]]) {
    const env = { ...process.env, CURTA_DATA: data, PORT: "0", DATABASE_URL: url };
    const command = promisify(execFile)(process.execPath, ["server/src/cli/launch.mjs", ...args], {
      cwd: ROOT,
      env,
    });
    const { code, stdout, stderr } = await command.then(
      () => ({ code: 0, stdout: "", stderr: "" }),
      (error: { code: number; stdout: string; stderr: string }) => error,
    );
    expect(code).toBe(1);
    expect(stdout + stderr).toContain(errorMessage("database_login_refused"));
    expect(stdout + stderr).toContain(new URL(url).host);
    expect(stdout + stderr).not.toMatch(/secreta|password|Algo deu errado/);
  }
});

test.each([
  "mysql://ana:x@localhost/curta",
  "localhost:5432/curta",
  "postgres://ana:a/b#c@localhost/curta",
  "postgres://ana:100%seguro@localhost/curta",
  "postgres://localhost:99999/curta",
])("%s is no address of a PostgreSQL, and the sentence shows what one looks like", (DATABASE_URL) => {
  expect(() => readConfig({ DATABASE_URL })).toThrow(
    /^DATABASE_URL deve ser um endereço postgres:\/\/usuario:senha@servidor:5432\/banco; na senha, @ se escreve %40[^\n]*$/,
  );
});
