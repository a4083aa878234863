import { useEffect, useRef, useState, type Dispatch } from "react";
import { VIDEO_TIMEOUT_MS } from "@curta/contract";
import { filmBeforeReload, noteFilmOnPage } from "../../../lib/films/film-on-page.ts";
import { isSettled, type RowPart } from "../../../lib/rows/generation-row.ts";
import type { Rows } from "../../../lib/rows/rows.ts";
import { followFilm } from "./follow-film.ts";
import type { Film, GeneratorEvent } from "../state.ts";
import { onOtherTabChange } from "../draft/tabs.ts";

/** How long the page waits for the user's last film before it appears without it. */
const RESTORE_PATIENCE_MS = 1_500;

interface FilmSearch {
  /** The film on the page. */
  readonly film: Film | null;
  /** False where another film is being opened. */
  readonly restores: boolean;
  /** True once it is known which draft the page opens with: the film may belong to it. */
  readonly mayRestore: boolean;
}

/**
 * Follows the film on the page until it is settled or the page is left. At the start it restores the film that a reload
 * took off the page, or else the user's last one; none where another film is being opened.
 * Returns whether that search has ended, so that the page does not show one screen and then jump to another.
 */
export function useFilm(
  rows: Rows,
  userId: string,
  { film, restores, mayRestore }: FilmSearch,
  dispatch: Dispatch<GeneratorEvent>,
): boolean {
  const [searched, setSearched] = useState(false);
  const followed = film !== null && film.sent && !isSettled(film.row) ? film.id : null;
  useEffect(() => {
    if (followed === null) return undefined;
    return followFilm(rows, followed, (row) => dispatch({ type: "row-seen", id: followed, row }));
  }, [rows, followed, dispatch]);

  const timed = film?.busy ? film.id : null;
  useEffect(() => {
    if (timed === null) return undefined;
    const timer = setTimeout(() => dispatch({ type: "film-timed-out", id: timed }), VIDEO_TIMEOUT_MS);
    return () => clearTimeout(timer);
  }, [timed, dispatch]);

  const shown = film?.id ?? null;
  useEffect(() => {
    noteFilmOnPage(shown);
    return () => noteFilmOnPage(null);
  }, [shown]);

  // Asked for beside the draft: on a slow line each answer that waits for another one is seen.
  const asked = useRef<Promise<RowPart | null> | null>(null);
  useEffect(() => {
    if (restores) asked.current = readRestorable(rows, userId);
    return () => {
      asked.current = null;
    };
  }, [rows, userId, restores]);
  useEffect(() => {
    if (!mayRestore) return undefined;
    let left = false;
    const restore = async () => {
      const answer = asked.current ?? readRestorable(rows, userId);
      asked.current = null;
      const row = await answer;
      if (left) return;
      if (row !== null) dispatch({ type: "film-restored", row });
      setSearched(true);
    };
    const patience = setTimeout(() => setSearched(true), RESTORE_PATIENCE_MS);
    void restore();
    const stop = onOtherTabChange(() => void restore());
    return () => {
      left = true;
      clearTimeout(patience);
      stop();
    };
  }, [rows, userId, mayRestore, dispatch]);
  return searched;
}

/** The film to begin with: that of this tab before it was loaded anew, else the user's last one. */
async function readRestorable(rows: Rows, userId: string): Promise<RowPart | null> {
  const id = filmBeforeReload();
  const row = id === null ? null : await rows.readRow(id).catch(() => null);
  return row ?? rows.readLatest(userId).catch(() => null);
}
