import { afterAll, beforeAll, expect, test } from "vitest";
import { WebSocket } from "ws";
import { DOOR_LIMITS } from "../src/door/door.ts";
import { addUser } from "../src/identity/index.ts";
import { askRaw, type RawAnswer } from "../testing/requests/raw-request.ts";
import { PASSWORD, signIn, startLockedServer, type Person } from "../testing/people.ts";
import type { TestServer } from "../testing/servers/test-server.ts";

let server: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  server = await startLockedServer({ env: { CURTA_SIGNUP: "open" } });
  behindProxy = await startLockedServer({ env: { CURTA_TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(async () => {
  await server[Symbol.asyncDispose]();
  await behindProxy[Symbol.asyncDispose]();
});

interface Try {
  readonly email: string;
  readonly password?: string;
  readonly from?: string;
  readonly cookie?: string;
}

function tryToSignIn(
  where: TestServer,
  { email, password = "um palpite", from, cookie }: Try,
): Promise<RawAnswer> {
  return askRaw(where.url, "/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(from === undefined ? {} : { "x-forwarded-for": from }),
      ...(cookie === undefined ? {} : { cookie }),
    },
    body: JSON.stringify({ email, password }),
  });
}

/** 35 wrong sign-ins to as many accounts: five more than a network may try. */
function tries(from: (index: number) => string): Try[] {
  return Array.from({ length: 35 }, (_, index) => ({
    email: `n${index}@curta.example`,
    from: from(index),
  }));
}

async function refusalsOf(where: TestServer, list: readonly Try[]): Promise<number> {
  let refused = 0;
  for (const one of list) if ((await tryToSignIn(where, one)).status === 429) refused++;
  return refused;
}

async function cookieFrom(where: TestServer): Promise<string> {
  const email = "caminho@curta.example";
  await addUser(where.context.pool, email, PASSWORD);
  const { status, headers } = await askRaw(where.url, "/auth/v1/token?grant_type=password", {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-proto": "https" },
    body: JSON.stringify({ email, password: PASSWORD }),
  });
  expect(status).toBe(200);
  return String(headers["set-cookie"]);
}

// Before the tests below use up what this address may try.
test("forty people of one network who sign in at once all come in; of as many wrong guesses only thirty are looked at", async () => {
  await using office = await startLockedServer();
  const people = Array.from({ length: 40 }, (_, index) => `p${index}@curta.example`);
  for (const email of people) await addUser(office.context.pool, email, PASSWORD);
  const statusesOf = (password: string): Promise<number[]> =>
    Promise.all(people.map(async (email) => (await tryToSignIn(office, { email, password })).status));
  expect(await statusesOf(PASSWORD)).toEqual(people.map(() => 200));
  const guesses = await statusesOf("um palpite");
  expect(guesses.filter((status) => status === 400).length).toBeLessThanOrEqual(30);
});

test("what a stranger says of the way they came changes nothing; a proxy that is named is believed", async () => {
  expect(await cookieFrom(server)).not.toContain("Secure");
  expect(await cookieFrom(behindProxy)).toContain("; Secure");
});

test("all of a /64 share one count, and so do the spellings of an IPv4 address", async () => {
  expect(
    await refusalsOf(
      behindProxy,
      tries((index) => `2001:db8:1:2:${index.toString(16)}::1`),
    ),
  ).toBe(5);
  expect(
    await refusalsOf(
      behindProxy,
      tries((index) => `2001:db8:1:2::1, 2001:db8:9:${index + 1}::1`),
    ),
  ).toBe(0);
  const spellings = ["198.51.100.7", "::ffff:198.51.100.7", "::FFFF:c633:6407", "198.51.100.7:5000"];
  expect(
    await refusalsOf(
      behindProxy,
      tries((index) => spellings[index % 4] ?? ""),
    ),
  ).toBe(5);
});

test("a forged address changes nothing where no proxy is named, or before a proxy's own word", async () => {
  const forged = Array.from({ length: 35 }, (_, index) => ({
    email: `forged${index}@curta.example`,
    from: `203.0.113.${index}`,
  }));
  expect(await refusalsOf(server, forged)).toBe(5);
  const prepended = forged.map((one) => ({ ...one, from: `${one.from}, 198.51.100.20` }));
  expect(await refusalsOf(behindProxy, prepended)).toBe(5);
});

/** How an upgrade to a socket is answered that says it comes from there. */
async function socketFrom({ url, context }: TestServer, from: string): Promise<number | undefined> {
  const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=${context.identity.anonKey}`;
  const socket = new WebSocket(address, { headers: { "x-forwarded-for": from } });
  const status = await new Promise<number | undefined>((resolve) => {
    socket.once("upgrade", ({ statusCode }) => resolve(statusCode));
    socket.once("unexpected-response", (_request, { statusCode }) => resolve(statusCode));
  });
  socket.on("error", () => undefined).terminate();
  return status;
}

/** Takes all places for sockets that a network has. */
function fillSockets({ context }: TestServer, network: string): void {
  for (let taken = 0; taken < DOOR_LIMITS.socketsPerNetwork; taken++) context.door.sockets.take({ network });
}

test("a forged address opens no further socket; one that a named proxy tells of counts for itself", async () => {
  fillSockets(server, "127.0.0.1");
  expect(await socketFrom(server, "203.0.113.1")).toBe(429);
  fillSockets(behindProxy, "198.51.100.30");
  expect(await socketFrom(behindProxy, "203.0.113.1, 198.51.100.30")).toBe(429);
  expect(await socketFrom(behindProxy, "198.51.100.30, 203.0.113.1")).toBe(101);
});

/** The cookie of a good sign-in by somebody who says that they came by https. */
test("who knows an e-mail locks out themselves, not its owner, and is told for how long", async () => {
  const email = "dona@curta.example";
  await addUser(behindProxy.context.pool, email, PASSWORD);
  const stranger = Array.from({ length: 12 }, () => ({ email, from: "192.0.2.66" }));
  expect(await refusalsOf(behindProxy, stranger)).toBe(2);
  const refused = await tryToSignIn(behindProxy, { email, from: "192.0.2.66" });
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(800);
  expect(refused.body).toMatch(/Espere 1[45] minutos e tente de novo/);
  const owner = await tryToSignIn(behindProxy, { email, from: "192.0.2.80", password: PASSWORD });
  expect(owner.status).toBe(200);
});

test("guesses from everywhere brake the account, but never a device that has signed in before", async () => {
  const email = "alvo@curta.example";
  await addUser(behindProxy.context.pool, email, PASSWORD);
  const first = await tryToSignIn(behindProxy, { email, from: "192.0.2.90", password: PASSWORD });
  const [given = ""] = [first.headers["set-cookie"]].flat();
  expect(given).toMatch(/; Path=\/auth\/v1\/token; .*HttpOnly; SameSite=Strict/);
  const cookie = given.split(";", 1)[0] ?? "";
  const botnet = Array.from({ length: 105 }, (_, index) => ({ email, from: `10.1.${index}.1` }));
  expect(await refusalsOf(behindProxy, botnet)).toBe(5);
  const fresh = { email, from: "192.0.2.91", password: PASSWORD };
  expect((await tryToSignIn(behindProxy, fresh)).status).toBe(429);
  expect((await tryToSignIn(behindProxy, { ...fresh, cookie })).status).toBe(200);
  // The device's own wrong passwords count, and a cookie of another account opens nothing.
  const wrong = Array.from({ length: 12 }, () => ({ email, from: "192.0.2.91", cookie }));
  expect(await refusalsOf(behindProxy, wrong)).toBe(2);
  const other = `${cookie.slice(0, -8)}AAAAAAAA`;
  expect((await tryToSignIn(behindProxy, { ...fresh, cookie: other })).status).toBe(429);
});

function changePassword(
  person: Pick<Person, "url" | "token">,
  password: string,
  current: string,
): Promise<number> {
  return fetch(`${person.url}/auth/v1/user`, {
    method: "PUT",
    headers: { "content-type": "application/json", authorization: `Bearer ${person.token}` },
    body: JSON.stringify({ password, current_password: current }),
  }).then(({ status }) => status);
}

test("guesses at the current password of an open session are braked, and keep no other session from the change", async () => {
  const leo = await signIn(server, "leo");
  const email = "leo@curta.example";
  const own = await server.context.identity.signIn({ email, password: PASSWORD, address: "elsewhere" });
  const statuses = [];
  for (let index = 0; index < 12; index++) {
    statuses.push(await changePassword(leo, "girassol-azul-77-xyz", `palpite ${index}`));
  }
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 400), 429, 429]);
  expect(await changePassword(leo, "girassol-azul-77-xyz", PASSWORD)).toBe(429);
  const owner = { url: server.url, token: own.accessToken };
  expect(await changePassword(owner, "girassol-azul-77-xyz", PASSWORD)).toBe(200);
});

test("new passwords and new accounts are counted", async () => {
  const ana = await signIn(server, "ana");
  const changes = [];
  let current = PASSWORD;
  for (let index = 0; index < 12; index++) {
    const password = `girassol-azul-${index}-xyz`;
    const status = await changePassword(ana, password, current);
    if (status === 200) current = password;
    changes.push(status);
  }
  expect(changes.filter((status) => status === 429)).toHaveLength(2);
  const signUps = [];
  for (let index = 0; index < 32; index++) {
    const body = { email: `novo${index}@curta.example`, password: "x" };
    signUps.push((await ana.post("/auth/v1/signup", body)).status);
  }
  expect(signUps.filter((status) => status === 429)).toHaveLength(2);
});
