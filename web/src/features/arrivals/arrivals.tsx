import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { useFilmsNews } from "../../lib/films/films-context.tsx";
import { titleOf } from "../../lib/films/describe-film.ts";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { text } from "../../lib/text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useFading } from "../../ui/messages/use-fading.ts";
import { useRoom } from "../../ui/use-room.ts";
import "./arrivals.css";
import { useTitleCount } from "./use-title-count.ts";

const texts = text.shelf.arrival;
/** Most films that are named at once. */
const MOST = 2;

/**
 * Tells, on whatever screen, that films have ended: a message for each, and their number in the tab's title. The message
 * of a film that is ready fades; the number stays until the film is looked at.
 */
export function Arrivals({ generator }: { generator: string }) {
  const { ended, markSeen } = useFilmsNews();
  const [faded, setFaded] = useState<ReadonlySet<string>>(new Set());
  const region = useRef<HTMLElement>(null);
  const told = ended.filter(({ id = "" }) => !faded.has(id));
  const first = told[0]?.id;
  useTitleCount(ended.length);
  useRoom(region, "--arrivals-height");
  useEffect(() => {
    if (first === undefined) return undefined;
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape" && !event.defaultPrevented) markSeen(first);
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [first, markSeen]);
  const fade = (id: string) => setFaded((known) => new Set(known).add(id));
  return (
    <section className="arrivals" aria-label={texts.region} aria-live="polite" ref={region}>
      {told.slice(0, MOST).map((film) => (
        <Arrival
          key={film.id}
          film={film}
          generator={generator}
          onSeen={() => markSeen(film.id ?? "")}
          onFaded={() => fade(film.id ?? "")}
        />
      ))}
      {told.length > MOST && <p className="arrival arrival-more">{texts.more(told.length - MOST)}</p>}
    </section>
  );
}

interface ArrivalProps {
  readonly film: RowPart;
  readonly generator: string;
  readonly onSeen: () => void;
  readonly onFaded: () => void;
}

function Arrival({ film, generator, onSeen, onFaded }: ArrivalProps) {
  const isReady = film.status === "completed";
  const [held, setHeld] = useState(false);
  const leaving = useFading(isReady && !held, onFaded);
  return (
    <div
      className="arrival"
      data-ready={isReady}
      data-leaving={leaving || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
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
