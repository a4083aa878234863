import { spawn } from "node:child_process";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { freePort, start, stop, until } from "./processes.ts";

const PROGRAM = join(import.meta.dirname, "../../src/cli/launch.mjs");
export const ADMIN = { email: "ana@exemplo.com.br", password: "girassol-amarelo-42" };

/** The product, running. */
export interface Installation {
  readonly url: string;
  readonly env: Record<string, string>;
}

export interface Row {
  readonly status: string;
  readonly video_url: string | null;
  readonly error_message: string | null;
}

/** Its first user, signed in. */
export interface Person {
  readonly id: string;
  readonly token: string;
}

/** Starts the product with its data in a folder, and waits until it is ready. */
export async function serve(data: string, more: Record<string, string> = {}): Promise<Installation> {
  const port = await freePort();
  const admin = { CURTA_ADMIN_EMAIL: ADMIN.email, CURTA_ADMIN_PASSWORD: ADMIN.password };
  const env = { CURTA_DATA: data, PORT: String(port), CURTA_LOG: "warn", ...admin, ...more };
  stop(start(process.execPath, [PROGRAM, "serve"], env, `${data}.log`));
  const url = `http://127.0.0.1:${port}`;
  await until(url, async () => (await fetch(`${url}/ready`)).ok);
  return { url, env };
}

export async function signIn({ url }: Installation): Promise<Person> {
  const answer = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(ADMIN),
  });
  const session = (await answer.json()) as { access_token: string; user: { id: string } };
  return { id: session.user.id, token: session.access_token };
}

/** The row as its user sees it, once it is as wanted. */
export function rowOf(
  { url }: Installation,
  { token }: Person,
  id: string,
  fits: (row: Row) => boolean,
): Promise<Row> {
  return until(`the row ${id}`, async () => {
    const answer = await fetch(`${url}/rest/v1/shorts_generation?id=eq.${id}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const [row] = (await answer.json()) as Row[];
    return row && fits(row) ? row : undefined;
  });
}

/** What a command prints. */
export async function curta(args: readonly string[], env: Record<string, string>): Promise<string> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...env } });
  return text(child.stdout);
}
