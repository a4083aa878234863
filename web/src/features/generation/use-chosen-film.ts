import { useEffect, type Dispatch } from "react";
import { useSearchParams } from "react-router";
import type { Services } from "../../lib/services/services.ts";
import type { GeneratorEvent } from "./state.ts";

/** The film that the address names: to be opened, or to be begun anew from its image, script and options. */
export function useChosenFilm(): { readonly id: string; readonly asCopy: boolean } | null {
  const [search] = useSearchParams();
  const [video, copied] = [search.get("video"), search.get("roteiro")];
  const id = video ?? copied;
  return id === null ? null : { id, asCopy: video === null };
}

/** Opens the film that the address names; then the address names none, so that a reload shows what is on the page. */
export function useOpenChosenFilm(
  { rows, workflow }: Services,
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
      if (row !== null) dispatch({ type: "film-chosen", row, asCopy });
      setSearch({}, { replace: true });
      // A copy has no film on the page that its preview could be found by.
      if (!asCopy || !row?.image_url || workflow.readPreview === undefined) return;
      const preview = await workflow.readPreview(id).catch(() => null);
      if (preview !== null) dispatch({ type: "preview-found", imageUrl: row.image_url, preview });
    };
    void open();
    return () => {
      left = true;
    };
  }, [rows, workflow, id, asCopy, dispatch, setSearch]);
}
