import type { AuthClient } from "@supabase/auth-js";
import type { PageConfig } from "@curta/contract";
import { openAuth } from "./auth.ts";
import { openDrafts, type Drafts } from "../drafts/drafts.ts";
import { openRows } from "../rows/open-rows.ts";
import type { Rows } from "../rows/rows.ts";
import { openLibrary, type Library } from "./library.ts";
import { openSongs, type Songs } from "./songs.ts";
import { openWorkflow, type Workflow } from "./workflow.ts";

/** The services that the page uses. */
export interface Services {
  readonly config: PageConfig;
  readonly auth: InstanceType<typeof AuthClient>;
  readonly rows: Rows;
  readonly workflow: Workflow;
  readonly drafts: Drafts;
  readonly library: Library;
  readonly songs: Songs | undefined;
}

/** Opens the clients of one installation. Sends no request yet. */
export function openServices(config: PageConfig): Services {
  const auth = openAuth(config);
  const accessToken = async () => (await auth.getSession()).data.session?.access_token ?? null;
  const rows = openRows(config, accessToken);
  return {
    config,
    auth,
    rows,
    workflow: openWorkflow(config, accessToken),
    library: openLibrary(config, accessToken, rows),
    songs: openSongs(config, accessToken),
    drafts: openDrafts(config, accessToken),
  };
}
