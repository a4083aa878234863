import type { PageConfig } from "@curta/contract";
import type { AccessToken, Rows, RowWatch } from "./rows.ts";

/** Opens the rows of one installation. The clients are loaded with the first read or watch. */
export function openRows(config: PageConfig, accessToken: AccessToken): Rows {
  const bearer = async () => (await accessToken()) ?? config.supabaseKey;
  const table = async () => (await import("./row-table.ts")).openRowTable(config, bearer);
  const list = async () => (await import("./film-list.ts")).openFilmList(config, bearer);
  return {
    listFilms: async (query) => (await list()).listFilms(query),
    listUnfinished: async (userId) => (await list()).listUnfinished(userId),
    readFilms: async (ids) => (await list()).readFilms(ids),
    cancelRow: async (id) => (await list()).cancelRow(id),
    deleteRow: async (id) => (await list()).deleteRow(id),
    readStatus: async (id) => (await table()).readStatus(id),
    readRow: async (id) => (await table()).readRow(id),
    readLatest: async (userId) => (await table()).readLatest(userId),
    watch: (id, onUpdate, onGap) => {
      const left = new AbortController();
      void loadAndWatch(config, bearer, { id, onUpdate, onGap, signal: left.signal });
      return () => left.abort();
    },
  };
}

async function loadAndWatch(
  config: PageConfig,
  bearer: () => Promise<string>,
  watch: RowWatch,
): Promise<void> {
  const { watchRow } = await import("./row-channel.ts");
  await watchRow(config, bearer, watch);
}
