import type { Pool } from "pg";
import type { Door } from "../door/door.ts";
import type { Identity } from "../identity/index.ts";

/** What the Supabase routes need of the rest of the server. */
export interface SupabaseDeps {
  readonly pool: Pool;
  readonly identity: Identity;
  /** The network that shares limits with a request. */
  readonly networkOf: Door["networkOf"];
  /** Origin of the addresses in an answer. */
  readonly originOf: Door["originOf"];
  /** If optional, a visitor without a session is `test-user`. */
  readonly login: "required" | "optional";
}
