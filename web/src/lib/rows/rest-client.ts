import { PostgrestClient } from "@supabase/postgrest-js";
import type { PageConfig } from "@curta/contract";

/** The rows' client, over PostgREST. `bearer` gives the user's token or else the public key. */
export function openRest(config: PageConfig, bearer: () => Promise<string>): PostgrestClient {
  return new PostgrestClient(`${config.supabaseUrl}/rest/v1`, {
    headers: { apikey: config.supabaseKey },
    fetch: async (input, init) => {
      const headers = new Headers(init?.headers);
      headers.set("Authorization", `Bearer ${await bearer()}`);
      return fetch(input, { ...init, headers });
    },
  });
}
