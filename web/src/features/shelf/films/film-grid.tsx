import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { RowPart } from "../../../lib/rows/generation-row.ts";
import { text } from "../../../lib/text.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Spinner } from "../../../ui/waiting/spinner.tsx";
import { FilmCard, type CardActions } from "./film-card.tsx";
import type { FilmList } from "./use-film-list.ts";

const texts = text.shelf;

interface FilmGridProps {
  readonly list: FilmList;
  /** The films of the list that are shown. */
  readonly films: readonly RowPart[];
  readonly actions: CardActions;
  /** True where drafts are shown above. */
  readonly hasDrafts: boolean;
  readonly isSearch: boolean;
  /** Address of the screen on which films are made. */
  readonly generator: string;
}

/** The films, and what stands there while there are none. */
export function FilmGrid({ list, films, actions, hasDrafts, isSearch, generator }: FilmGridProps) {
  const { listed, failed, load } = list;
  if (listed === null) return failed ? <Failed onAgain={load} /> : <Loading />;
  const more = listed.next !== null;
  if (films.length === 0 && !isSearch && !more) return hasDrafts ? null : <Empty generator={generator} />;
  return (
    <>
      <output className="shelf-count">
        {isSearch ? texts.found(films.length, more) : !more && texts.count(films.length)}
      </output>
      {films.length === 0 && isSearch && !more && !hasDrafts && <p className="hint">{texts.notFoundHint}</p>}
      <ul className="film-grid">
        {films.map((film) => (
          <FilmCard key={film.id} film={film} actions={actions} />
        ))}
      </ul>
      {failed ? <Failed onAgain={load} /> : more && <More key={listed.next} list={list} />}
    </>
  );
}

/**
 * Loads the next page when it comes near, or by the button. Each page has a mark of its own: one that was short leaves
 * it in sight.
 */
function More({ list: { load, loadingMore } }: { list: FilmList }) {
  const mark = useRef<HTMLDivElement>(null);
  const latest = useRef(load);
  useEffect(() => {
    latest.current = load;
  });
  useEffect(() => {
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) latest.current();
      },
      { rootMargin: "600px" },
    );
    if (mark.current) watcher.observe(mark.current);
    return () => watcher.disconnect();
  }, []);
  return (
    <div className="shelf-more" ref={mark}>
      <Button busy={loadingMore} onClick={load}>
        {loadingMore ? texts.loadingMore : texts.more}
      </Button>
    </div>
  );
}

function Empty({ generator }: { generator: string }) {
  return (
    <div className="shelf-empty">
      <Icon name="film" />
      <h2>{texts.emptyTitle}</h2>
      <p className="hint">{texts.emptyHint}</p>
      <Link className="button button-primary" to={generator}>
        {texts.create}
      </Link>
    </div>
  );
}

function Loading() {
  return (
    <output className="shelf-empty">
      <Spinner />
      {texts.loading}
    </output>
  );
}

function Failed({ onAgain }: { onAgain: () => void }) {
  return (
    <div className="shelf-empty" role="alert">
      <p>{texts.loadFailed}</p>
      <Button icon="again" onClick={onAgain}>
        {texts.tryAgain}
      </Button>
    </div>
  );
}
