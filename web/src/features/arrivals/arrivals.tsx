import { useEffect } from "react";
import { Link } from "react-router";
import { useFilmsNews } from "../../lib/films/films-context.tsx";
import { titleOf } from "../../lib/films/describe-film.ts";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { text } from "../../lib/text.ts";
import { Icon } from "../../ui/icon.tsx";
import "./arrivals.css";
import { useTitleCount } from "./use-title-count.ts";

const texts = text.shelf.arrival;
/** Most films that are named at once. */
const MOST = 3;

/** Tells, on whatever screen, that films have ended: a message for each, and their number in the tab's title. */
export function Arrivals({ generator }: { generator: string }) {
  const { ended, markSeen } = useFilmsNews();
  useTitleCount(ended.length);
  useEffect(() => {
    if (ended.length === 0) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) markSeen(ended[0]?.id ?? "");
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [ended, markSeen]);
  return (
    <section className="arrivals" aria-label={texts.region} aria-live="polite">
      {ended.slice(0, MOST).map((film) => (
        <Arrival key={film.id} film={film} generator={generator} onSeen={() => markSeen(film.id ?? "")} />
      ))}
      {ended.length > MOST && <p className="arrival arrival-more">{texts.more(ended.length - MOST)}</p>}
    </section>
  );
}

interface ArrivalProps {
  readonly film: RowPart;
  readonly generator: string;
  readonly onSeen: () => void;
}

function Arrival({ film, generator, onSeen }: ArrivalProps) {
  const isReady = film.status === "completed";
  return (
    <div className="arrival" data-ready={isReady}>
      <Icon name={isReady ? "check" : "warning"} />
      <p>{isReady ? texts.ready(titleOf(film)) : texts.failed(titleOf(film))}</p>
      <Link className="button button-secondary" to={`${generator}?video=${film.id}`} onClick={onSeen}>
        {texts.open}
      </Link>
      <button type="button" className="icon-button" aria-label={text.shelf.dismiss} onClick={onSeen}>
        <Icon name="close" />
      </button>
    </div>
  );
}
