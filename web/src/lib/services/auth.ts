import { AuthClient } from "@supabase/auth-js";
import type { PageConfig } from "@curta/contract";

/** Names the session in the browser's storage: the client's own name has no port and so could clash. */
const STORAGE_KEY = "curta-session";

export function openAuth(config: PageConfig): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${config.supabaseUrl}/auth/v1`,
    headers: { apikey: config.supabaseKey, Authorization: `Bearer ${config.supabaseKey}` },
    storageKey: STORAGE_KEY,
    detectSessionInUrl: false,
  });
}
