import { signInListSchema } from "@curta/contract";
import { expect, test } from "vitest";
import { PASSWORD, signIn, startLockedServer } from "../../../../testing/people.ts";
import { call } from "../../../../testing/traces/traceable-life.ts";

test("users see who came in or failed as them and from which network, and nobody else's", async () => {
  await using server = await startLockedServer({ env: { CURTA_TRUSTED_PROXIES: "127.0.0.1" } });
  const enter = (email: string, password: string, from: string) =>
    fetch(`${server.url}/auth/v1/token?grant_type=password`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-forwarded-for": from },
      body: JSON.stringify({ email, password }),
    });
  const [ana, bia] = [await signIn(server, "ana"), await signIn(server, "bia")];
  await enter("ana@curta.example", "palpite", "203.0.113.9");
  await enter("ana@curta.example", PASSWORD, "127.0.0.1");
  const change = { password: "girassol-azul-77-xyz", current_password: "palpite" };
  await call(ana, "PUT", "/auth/v1/user", change);
  await call(ana, "PUT", "/auth/v1/user", { ...change, current_password: PASSWORD });
  const answer = await call(ana, "GET", "/account/sign-ins");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  const text = await answer.text();
  expect(text).not.toMatch(/203\.0|127\.0|@/);
  const { sign_ins: seen } = signInListSchema.parse(JSON.parse(text));
  expect(seen.map(({ kind, here }) => [kind, here])).toEqual([
    ["password_changed", true],
    ["current_password_wrong", true],
    ["signed_in", true],
    ["sign_in_failed", false],
    ["signed_in", false],
  ]);
  const others = signInListSchema.parse(await (await call(bia, "GET", "/account/sign-ins")).json());
  expect(others.sign_ins).toHaveLength(1);
  expect((await fetch(`${server.url}/account/sign-ins`)).status).toBe(401);
});
