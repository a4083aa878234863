import { useEffect } from "react";
import { useFilmsNews } from "../../../lib/films/films-context.tsx";
import { isSettled } from "../../../lib/rows/generation-row.ts";
import type { Rows } from "../../../lib/rows/rows.ts";
import type { FilmList } from "./use-film-list.ts";

/** Keeps the films under way in the list up to date, and adds those requested elsewhere unless it is a search. */
export function useLiveFilms(rows: Rows, { listed, put }: FilmList, addsNew: boolean): void {
  const { underWay } = useFilmsNews();
  const isReady = listed !== null;
  useEffect(() => {
    if (isReady && addsNew && underWay.length > 0) put(underWay);
  }, [isReady, addsNew, underWay, put]);

  const running = new Set(underWay.map(({ id }) => id));
  const ended = (listed?.films ?? []).filter((film) => !isSettled(film) && !running.has(film.id));
  const endedIds = ended.map(({ id }) => id).join();
  useEffect(() => {
    if (endedIds === "") return undefined;
    let left = false;
    const read = async () => {
      const films = await rows.readFilms(endedIds.split(",")).catch(() => []);
      if (!left) put(films);
    };
    void read();
    return () => {
      left = true;
    };
  }, [rows, endedIds, put]);
}
