import { useCallback, useEffect, useRef, useState } from "react";
import { mergeRow, type RowPart } from "../../../lib/rows/generation-row.ts";
import type { FilmPage, Rows } from "../../../lib/rows/rows.ts";

interface Listed extends Omit<FilmPage, "films"> {
  readonly films: readonly RowPart[];
}

export interface FilmList {
  /** Null until the first page has arrived. */
  readonly listed: Listed | null;
  readonly failed: boolean;
  readonly loadingMore: boolean;
  /** Loads the next page, or the first one again after a failure. */
  readonly load: () => void;
  /** Begins again with the newest film. */
  readonly reload: () => void;
  /** Puts newer rows into the list; a film that is not in it comes to the front. */
  readonly put: (rows: readonly RowPart[]) => void;
}

/** The pages of the user's films that contain `search`, loaded one after the other. */
export function useFilmList(rows: Rows, userId: string, search: string): FilmList {
  const [listed, setListed] = useState<Listed | null>(null);
  const [failed, setFailed] = useState(false);
  const [loadingMore, setLoadingMore] = useState(false);
  const asked = useRef(new AbortController());

  const reload = useCallback(() => {
    asked.current.abort();
    const left = new AbortController();
    asked.current = left;
    const loadFirst = async () => {
      try {
        const page = await rows.listFilms({ userId, before: null, search });
        if (left.signal.aborted) return;
        setListed(page);
        setFailed(false);
      } catch {
        if (!left.signal.aborted) setFailed(true);
      }
    };
    void loadFirst();
  }, [rows, userId, search]);
  useEffect(() => {
    reload();
    return () => asked.current.abort();
  }, [reload]);
  const load = () => {
    if (listed === null || failed) return reload();
    if (listed.next === null || loadingMore) return;
    void loadNext(listed.next, asked.current.signal);
  };

  async function loadNext(before: string, left: AbortSignal): Promise<void> {
    setLoadingMore(true);
    try {
      const page = await rows.listFilms({ userId, before, search });
      if (!left.aborted) setListed((known) => known && { ...page, films: joined(known.films, page.films) });
    } catch {
      if (!left.aborted) setFailed(true);
    }
    setLoadingMore(false);
  }

  const put = useCallback(
    (news: readonly RowPart[]) =>
      setListed((known) => known && { ...known, films: merged(known.films, news) }),
    [],
  );
  return { listed, failed, loadingMore, load, reload, put };
}

/** The last film of a page may be the first one of the next. */
function joined(films: readonly RowPart[], more: readonly RowPart[]): RowPart[] {
  const known = new Set(films.map(({ id }) => id));
  return [...films, ...more.filter(({ id }) => !known.has(id))];
}

function merged(films: readonly RowPart[], news: readonly RowPart[]): readonly RowPart[] {
  const byId = new Map(news.map((row) => [row.id, row]));
  const known = new Set(films.map(({ id }) => id));
  const fresh = news.filter(({ id }) => !known.has(id));
  if (fresh.length === 0 && films.every(({ id }) => !byId.has(id))) return films;
  return [...fresh, ...films.map((film) => mergeRow(film, byId.get(film.id) ?? {}))];
}
