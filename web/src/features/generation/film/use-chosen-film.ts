import { useEffect, type Dispatch } from "react";
import { useSearchParams } from "react-router";
import type { Rows } from "../../../lib/rows/rows.ts";
import { randomUuid } from "../../../lib/uuid.ts";
import type { GeneratorEvent } from "../state.ts";

/** The film that the address names: to be opened, or to be begun anew from its image, script and options. */
export function useChosenFilm(): { readonly id: string; readonly asCopy: boolean } | null {
  const [search] = useSearchParams();
  const [video, copied] = [search.get("video"), search.get("roteiro")];
  const id = video ?? copied;
  return id === null ? null : { id, asCopy: video === null };
}

/** Opens the film that the address names; then the address names none, so that a reload shows what is on the page. */
export function useOpenChosenFilm(
  rows: Rows,
  chosen: ReturnType<typeof useChosenFilm>,
  dispatch: Dispatch<GeneratorEvent>,
): void {
  const setSearch = useSearchParams()[1];
  const id = chosen?.id ?? null;
  const asCopy = chosen?.asCopy === true;
  useEffect(() => {
    if (id === null) return undefined;
    let left = false;
    const open = async () => {
      const row = await rows.readRow(id).catch(() => null);
      if (left) return;
      if (row !== null) dispatch({ type: "film-chosen", row, copy: asCopy ? randomUuid() : null });
      setSearch({}, { replace: true });
    };
    void open();
    return () => {
      left = true;
    };
  }, [rows, id, asCopy, dispatch, setSearch]);
}
