/** Shared by the security tests: a server that requires login, and users with accounts. */
import { addUser, type SessionTokens } from "../src/identity/index.ts";
import {
  startTestServer,
  TestCaller,
  type TestServer,
  type TestServerOptions,
} from "./servers/test-server.ts";

export const PASSWORD = "girassol-amarelo-42";

export function startLockedServer(options: TestServerOptions = {}): Promise<TestServer> {
  return startTestServer({ ...options, env: { CURTA_LOGIN: "required", ...options.env } });
}

export interface Person extends TestCaller {
  readonly session: SessionTokens;
}

/** A new user, signed in. */
export async function signIn({ url, context }: TestServer, name: string): Promise<Person> {
  const email = `${name}@curta.example`;
  await addUser(context.pool, email, PASSWORD);
  const session = await context.identity.signIn({ email, password: PASSWORD, address: name });
  return Object.assign(new TestCaller(url, session.user.id, session.accessToken), { session });
}
