import { useEffect, useRef } from "react";

/**
 * Asks for a film once the script fits the options. A length that was typed is taken as its field loses the focus, by the
 * very click that asks for the film: that click must not be lost.
 */
export function useFilmAfterPlanning(planning: boolean, onMakeFilm: () => void): () => void {
  const isAsked = useRef(false);
  useEffect(() => {
    if (!isAsked.current || planning) return;
    isAsked.current = false;
    onMakeFilm();
  }, [planning, onMakeFilm]);
  return () => {
    isAsked.current = planning;
    if (!planning) onMakeFilm();
  };
}
