import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { useRef, useState, type ReactNode } from "react";
import { takeSound } from "../../lib/browser/one-sound.ts";
import { useAtRest } from "../../lib/browser/rest/use-at-rest.ts";
import { useOwnPicture } from "../../lib/films/use-own-picture.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { FilmActions } from "./ways-out/film-actions.tsx";
import "./finished-film.css";

interface FinishedFilmProps {
  readonly url: string;
  readonly posterUrl: string;
  readonly fileName: string;
  readonly readPost: (() => Promise<string>) | undefined;
  readonly phoneLink: ReactNode;
  readonly overlay: ReactNode;
  /** Chooses the overlay. */
  readonly overlayChoice: ReactNode;
  readonly onNotice: (kind: "error" | "success", notice: string) => void;
}

/** The film's player and the export buttons. */
export function FinishedFilm({
  url,
  posterUrl,
  fileName,
  readPost,
  phoneLink,
  overlay,
  overlayChoice,
  onNotice,
}: FinishedFilmProps) {
  const poster = useOwnPicture(posterUrl);
  const atRest = useAtRest();
  const [looping, setLooping] = useState(true);
  const video = useRef<HTMLVideoElement>(null);
  const [pause] = useState(() => () => video.current?.pause());
  return (
    <div className="finished-film">
      <div className="film-frame">
        {/* No caption track: the film's captions are part of the picture. */}
        {/* oxlint-disable-next-line media-has-caption -- music only: there is no speech to caption */}
        <video
          ref={video}
          src={url}
          poster={poster}
          width={FILM_WIDTH}
          height={FILM_HEIGHT}
          controls
          playsInline
          loop={looping}
          preload={atRest ? "metadata" : "none"}
          aria-label={text.film.doneTitle}
          onPlay={() => takeSound(pause)}
          onError={() => onNotice("error", text.film.playFailed)}
        />
        {overlay}
      </div>
      <FilmActions
        url={url}
        fileName={fileName}
        readPost={readPost}
        phoneLink={phoneLink}
        onNotice={onNotice}
      />
      <div className="film-view">
        {overlayChoice}
        <Button icon="loop" look="quiet" aria-pressed={looping} onClick={() => setLooping(!looping)}>
          {text.film.loop}
        </Button>
      </div>
    </div>
  );
}
