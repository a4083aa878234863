import { GENERATION_TABLE, type PageConfig } from "@curta/contract";
import type { RowPart } from "./generation-row.ts";
import { readRowPart } from "../read-answers.ts";
import { openRest } from "./rest-client.ts";
import type { Rows } from "./rows.ts";

/** The reads of `Rows`, over PostgREST. `bearer` gives the user's token or else the public key. */
export function openRowTable(
  config: PageConfig,
  bearer: () => Promise<string>,
): Pick<Rows, "readStatus" | "readRow" | "readLatest"> {
  const rest = openRest(config, bearer);
  const table = () => rest.from(GENERATION_TABLE);
  return {
    readStatus: async (id) =>
      rowOf(await table().select("status, video_url, error_message").eq("id", id).single()),
    readRow: async (id) => rowOf(await table().select("*").eq("id", id).single()),
    readLatest: async (userId) =>
      rowOf(
        await table()
          .select("*")
          .eq("user_id", userId)
          .order("created_at", { ascending: false })
          .limit(1)
          .maybeSingle(),
      ),
  };
}

function rowOf(answer: { data: unknown; error: unknown }): RowPart | null {
  return answer.error === null && answer.data !== null ? readRowPart(answer.data) : null;
}
