import { createContext, useCallback, useContext, useEffect, useMemo, useState, type ReactNode } from "react";
import type { RowPart } from "../rows/generation-row.ts";
import type { Rows } from "../rows/rows.ts";
import { isFilmOnPage } from "./film-on-page.ts";
import { watchFilms } from "./watch-films.ts";

/** What happens to the user's films, wherever in the page the user is. */
export interface FilmsNews {
  /** Films that wait or run, the newest first. */
  readonly underWay: readonly RowPart[];
  /** Films that ended and were not looked at yet, the newest first. */
  readonly ended: readonly RowPart[];
  /** The user has seen the news of this film. */
  readonly markSeen: (id: string) => void;
}

const NO_NEWS: FilmsNews = { underWay: [], ended: [], markSeen: () => undefined };
const FilmsContext = createContext<FilmsNews>(NO_NEWS);

interface FilmsProviderProps {
  readonly rows: Rows;
  /** Null: nobody whose films could be watched. */
  readonly userId: string | null;
  /** Called for each film that ended, the one on the page too: nobody may be looking at it. */
  readonly onEnded: (film: RowPart) => void;
  readonly children: ReactNode;
}

/** Watches the user's films for everything below it. */
export function FilmsProvider({ rows, userId, onEnded, children }: FilmsProviderProps) {
  const [underWay, setUnderWay] = useState<readonly RowPart[]>([]);
  const [ended, setEnded] = useState<readonly RowPart[]>([]);
  useEffect(() => {
    if (userId === null) return undefined;
    const left = new AbortController();
    const tell = (film: RowPart) => {
      if (film.status === "canceled" || film.id === undefined) return;
      if (!isFilmOnPage(film.id)) setEnded((known) => [film, ...known]);
      onEnded(film);
    };
    watchFilms(rows, userId, { onUnderWay: setUnderWay, onEnded: tell }, left.signal);
    return () => {
      left.abort();
      setUnderWay([]);
      setEnded([]);
    };
  }, [rows, userId, onEnded]);
  const markSeen = useCallback(
    (id: string) => setEnded((known) => known.filter((film) => film.id !== id)),
    [],
  );
  const news = useMemo(() => ({ underWay, ended, markSeen }), [underWay, ended, markSeen]);
  return <FilmsContext value={news}>{children}</FilmsContext>;
}

export function useFilmsNews(): FilmsNews {
  return useContext(FilmsContext);
}

/** Takes a film that is shown out of the news. */
export function useSeen(id: string | undefined): void {
  const { markSeen } = useFilmsNews();
  useEffect(() => {
    if (id !== undefined) markSeen(id);
  }, [id, markSeen]);
}

/** Takes all films that had ended when the calling screen opened out of the news: that screen shows them. */
export function useAllSeen(): void {
  const { ended, markSeen } = useFilmsNews();
  const [before] = useState(ended);
  useEffect(() => {
    for (const { id } of before) if (id !== undefined) markSeen(id);
  }, [before, markSeen]);
}
