import { useState } from "react";
import { Link } from "react-router";
import { lengthOf, reasonOf, titleOf, whenOf } from "../../../lib/films/describe-film.ts";
import type { RowPart } from "../../../lib/rows/generation-row.ts";
import { text } from "../../../lib/text.ts";
import { ProgressBar } from "../../../ui/waiting/progress-bar.tsx";
import { CardMenu } from "../card-menu.tsx";
import { FilmPoster } from "./film-poster.tsx";
import { RenameForm } from "../rename-form.tsx";

const texts = text.shelf;

export interface CardActions {
  /** Address that opens a film, or a copy of it without the film. Null: it cannot be opened here. */
  readonly addressOf: (film: RowPart, how: "video" | "roteiro") => string | null;
  /** Undefined: films cannot be named here. */
  readonly rename: ((film: RowPart, title: string) => Promise<boolean>) | undefined;
  readonly remove: (film: RowPart) => void;
  /** Undefined: photos are not kept here. */
  readonly removePhoto: ((film: RowPart) => void) | undefined;
  /** Reads the text to post a film with; empty where there is none. */
  readonly readPost: (film: RowPart) => Promise<string>;
}

/** One film of the shelf. */
export function FilmCard({ film, actions }: { film: RowPart; actions: CardActions }) {
  const [playing, setPlaying] = useState(false);
  const [naming, setNaming] = useState(false);
  const title = titleOf(film);
  const seconds = lengthOf(film);
  const { rename } = actions;
  return (
    <li className="film-card" data-status={film.status} id={`video-${film.id}`}>
      <Poster film={film} title={title} actions={actions} playing={playing} onPlay={setPlaying} />
      <div className="film-card-text">
        {naming && rename ? (
          <RenameForm
            title={film.title ?? title}
            onSave={(name) => rename(film, name)}
            onEnd={() => setNaming(false)}
          />
        ) : (
          <h2 className="film-card-title">{title}</h2>
        )}
        <p className="film-card-facts">
          {[whenOf(film), seconds && texts.seconds(seconds)].filter(Boolean).join(" · ")}
        </p>
        <State film={film} title={title} />
      </div>
      <CardMenu film={film} title={title} actions={actions} onRename={rename && (() => setNaming(true))} />
    </li>
  );
}

interface PosterProps {
  readonly film: RowPart;
  readonly title: string;
  readonly actions: CardActions;
  readonly playing: boolean;
  readonly onPlay: (playing: boolean) => void;
}

function Poster({ film, title, actions, playing, onPlay }: PosterProps) {
  const handlers = {
    className: "film-card-poster",
    "aria-label": texts.open(title),
    onPointerEnter: (event: { pointerType: string }) => onPlay(event.pointerType === "mouse"),
    onPointerLeave: () => onPlay(false),
    onFocus: () => onPlay(true),
    onBlur: () => onPlay(false),
  };
  const picture = <FilmPoster film={film} playing={playing} />;
  const address = actions.addressOf(film, "video");
  if (address !== null) {
    return (
      <Link {...handlers} to={address}>
        {picture}
      </Link>
    );
  }
  if (!film.video_url) return <div className="film-card-poster">{picture}</div>;
  return (
    <a {...handlers} href={film.video_url}>
      {picture}
    </a>
  );
}

function State({ film, title }: { film: RowPart; title: string }) {
  const { status = "pending", progress = 0, stage } = film;
  if (status === "completed") return null;
  const isRunning = status === "processing";
  return (
    <div className="film-card-state">
      <p>
        {isRunning && stage ? text.film.stages[stage] : texts.states[status]}
        {isRunning && <span> · {text.film.percent(progress)}</span>}
      </p>
      {(isRunning || status === "pending") && (
        <ProgressBar label={texts.progress(title)} percent={isRunning ? progress : null} />
      )}
      {status === "error" && reasonOf(film) && <p className="hint">{reasonOf(film)}</p>}
    </div>
  );
}
