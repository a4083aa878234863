import { AuthClient } from "@supabase/auth-js";
import type { PageConfig } from "@curta/contract";

/** Key of the session in the browser's storage. The client's default has no port, so two servers could clash. */
const STORAGE_KEY = "curta-session";

export function openAuth(config: PageConfig): InstanceType<typeof AuthClient> {
  return new AuthClient({
    url: `${config.supabaseUrl}/auth/v1`,
    headers: { apikey: config.supabaseKey, Authorization: `Bearer ${config.supabaseKey}` },
    storageKey: STORAGE_KEY,
    detectSessionInUrl: false,
  });
}
