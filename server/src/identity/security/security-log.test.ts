import { afterAll, beforeAll, expect, test } from "vitest";
import { PASSWORD, signIn, startLockedServer, type Person } from "../../../testing/people.ts";
import { call } from "../../../testing/traces/traceable-life.ts";
import type { TestServer } from "../../../testing/servers/test-server.ts";
import { describeSecurityEvent } from "../../cli/describe-security.ts";
import { noteSecurity, readSecurityLog } from "./security-log.ts";

let server: TestServer;
beforeAll(async () => {
  server = await startLockedServer({ env: { CURTA_TRUSTED_PROXIES: "127.0.0.1" } });
});
afterAll(() => server[Symbol.asyncDispose]());

const EMAIL = "ana@curta.example";
const NEW_PASSWORD = "girassol-azul-77-xyz";

function ask(path: string, body: unknown, from: string): Promise<Response> {
  return fetch(server.url + path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from },
    body: JSON.stringify(body),
  });
}

async function live(): Promise<Person> {
  const ana = await signIn(server, "ana");
  const token = "/auth/v1/token?grant_type=password";
  await ask(token, { email: EMAIL, password: "palpite um" }, "203.0.113.9");
  await ask(token, { email: EMAIL, password: "palpite dois" }, "203.0.113.9");
  await ask(token, { email: "ninguem@curta.example", password: "palpite" }, "203.0.113.10");
  const change = { password: NEW_PASSWORD, current_password: "palpite três" };
  await call(ana, "PUT", "/auth/v1/user", change);
  await call(ana, "PUT", "/auth/v1/user", { ...change, current_password: PASSWORD });
  await call(ana, "POST", "/keys", { name: "relógio" });
  const { keys } = (await (await call(ana, "GET", "/keys")).json()) as { keys: { id: string }[] };
  await call(ana, "DELETE", `/keys/${keys[0]?.id}`);
  await (await call(ana, "GET", "/account/export")).arrayBuffer();
  await call(ana, "DELETE", "/account/data");
  // The newest token of a session, then one two steps back.
  const refresh = "/auth/v1/token?grant_type=refresh_token";
  let { refreshToken } = ana.session;
  for (let step = 0; step < 2; step++) {
    const answer = await ask(refresh, { refresh_token: refreshToken }, "203.0.113.9");
    ({ refresh_token: refreshToken } = (await answer.json()) as { refresh_token: string });
  }
  await ask(refresh, { refresh_token: ana.session.refreshToken }, "203.0.113.9");
  return ana;
}

test("who came in or failed, changed, made or took something stands in sentences, and goes with the account", async () => {
  const { pool } = server.context;
  const ana = await live();
  await noteSecurity(pool, { kind: "password_changed", userId: ana.userId });
  const events = await readSecurityLog(pool, { email: undefined, limit: 100 });
  const lines = events.map((event) => describeSecurityEvent(event).split("  ")[1]);
  expect(lines.map((line) => line?.replace(/ \(rede [0-9a-f]{12}\)$/, " de uma rede"))).toEqual([
    `${EMAIL} entrou de uma rede`,
    `${EMAIL} errou a senha de uma rede`,
    `${EMAIL} errou a senha de uma rede`,
    "alguém tentou entrar com um e-mail que não tem conta de uma rede",
    `${EMAIL} errou a senha atual ao trocar de senha de uma rede`,
    `${EMAIL} tem senha nova de uma rede`,
    `${EMAIL} ganhou uma chave para programas de uma rede`,
    `${EMAIL} perdeu uma chave para programas de uma rede`,
    `${EMAIL} levou uma cópia dos seus dados de uma rede`,
    `${EMAIL} apagou tudo o que fez de uma rede`,
    `${EMAIL} teve uma sessão encerrada, porque o código dela foi usado duas vezes de uma rede`,
    `${EMAIL} tem senha nova`,
  ]);
  // The same network has the same digest, another has another; the address itself stands nowhere.
  const [, first, second, other] = events.map(({ network }) => network);
  expect([first === second, first === other]).toEqual([true, false]);
  const { rows } = await pool.query("select * from curta.security_event");
  for (const secret of ["203.0.113", "127.0.0.1", EMAIL, "ninguem", "palpite", NEW_PASSWORD, "relógio"]) {
    expect(JSON.stringify(rows)).not.toContain(secret);
  }

  const again = await server.context.identity.signIn({
    email: EMAIL,
    password: NEW_PASSWORD,
    address: "203.0.113.11",
  });
  const owner = Object.assign(ana, { token: again.accessToken });
  expect((await call(owner, "DELETE", "/account", { email: EMAIL })).status).toBe(200);
  const left = await readSecurityLog(pool, { email: undefined, limit: 100 });
  expect(left).toEqual([
    expect.objectContaining({ kind: "sign_in_failed", email: null }),
    expect.objectContaining({ kind: "account_removed", email: null, network: null }),
  ]);
});
