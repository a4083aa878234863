import { useState, type RefObject } from "react";
import { isSettled, type RowPart } from "../../lib/rows/generation-row.ts";
import { useInSight } from "../../lib/browser/window/use-in-sight.ts";
import { text } from "../../lib/text.ts";
import { Icon } from "../../ui/icon.tsx";
import "./film-peek.css";
import { FILM_HEADING_ID } from "./film-panel.tsx";

interface FilmPeekProps {
  readonly row: RowPart;
  readonly panel: RefObject<Element | null>;
}

/** On a phone: how far the film is, or that it has ended, until the user sees its panel. Goes there. */
export function FilmPeek({ row, panel }: FilmPeekProps) {
  const isSeen = useInSight(panel);
  const isMade = !isSettled(row);
  const [isNews, setNews] = useState(isMade);
  if (isMade && !isNews) setNews(true);
  if (!isMade && isNews && isSeen) setNews(false);
  if (!isNews || isSeen) return null;
  return (
    <button type="button" className="film-peek" onClick={showFilm}>
      <Icon name="film" />
      {isMade ? text.film.peek(text.film.percent(row.progress ?? 0)) : text.film.peekEnded}
    </button>
  );
}

function showFilm(): void {
  const heading = document.getElementById(FILM_HEADING_ID);
  heading?.scrollIntoView({ block: "center" });
  heading?.focus({ preventScroll: true });
}
