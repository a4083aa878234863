import { account } from "./accounts.ts";
import { ADMIN, type Product } from "./start-product.ts";

/** Somebody who is signed in, without a page. */
export interface Caller {
  readonly userId: string;
  /** As the server answered, and as the page keeps it. */
  readonly session: object;
  readonly call: (method: string, address: string, body?: unknown) => Promise<unknown>;
}

export async function signInCaller(product: Pick<Product, "url">, email = account.email): Promise<Caller> {
  const { supabaseKey } = (await (await fetch(`${product.url}/config.json`)).json()) as {
    supabaseKey: string;
  };
  const ask = async (method: string, address: string, body: unknown, token?: string): Promise<unknown> => {
    const answer = await fetch(product.url + address, {
      method,
      headers: {
        apikey: supabaseKey,
        ...(body === undefined ? {} : { "content-type": "application/json" }),
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    if (!answer.ok) throw new Error(`${method} ${address}: ${answer.status} ${text}`);
    return text === "" ? undefined : JSON.parse(text);
  };
  const credentials = { email, password: ADMIN.password };
  const signIn = () =>
    ask("POST", "/auth/v1/token?grant_type=password", credentials) as Promise<{
      access_token: string;
      user: { id: string };
    }>;
  // The first user is made a moment after the product is healthy.
  const session = await signIn().catch(async () => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    return signIn();
  });
  return {
    userId: session.user.id,
    session,
    call: (method, address, body) => ask(method, address, body, session.access_token),
  };
}
