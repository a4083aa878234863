import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { lazy, Suspense, useState, type ReactNode } from "react";
import { copyText } from "../../lib/clipboard.ts";
import { Button, LinkButton } from "../../ui/button.tsx";
import { text } from "../../lib/text.ts";
import { canShare, shareFilm } from "./share-film.ts";
import { saveForeign } from "./save-film.ts";
import "./finished-film.css";

const QrCode = lazy(() => import("./qr-code.tsx"));

interface FinishedFilmProps {
  readonly url: string;
  readonly posterUrl: string;
  readonly fileName: string;
  readonly overlay: ReactNode;
  readonly onNotice: (kind: "error" | "success", notice: string) => void;
}

/** The film to play, and the ways to take it along. */
export function FinishedFilm({ url, posterUrl, fileName, overlay, onNotice }: FinishedFilmProps) {
  const [looping, setLooping] = useState(true);
  const [showsQr, setShowsQr] = useState(false);
  const copy = async () => {
    if (await copyText(url)) onNotice("success", text.film.copied);
    else onNotice("error", text.film.copyFailed);
  };
  return (
    <div className="finished-film">
      <div className="film-frame">
        {/* The film carries its own words, burned in and clear of the platforms' buttons. */}
        {/* oxlint-disable-next-line media-has-caption -- music only: there is no speech to caption */}
        <video
          src={url}
          poster={posterUrl}
          width={FILM_WIDTH}
          height={FILM_HEIGHT}
          controls
          playsInline
          loop={looping}
          preload="metadata"
          aria-label={text.film.doneTitle}
          onError={() => onNotice("error", text.film.playFailed)}
        />
        {overlay}
      </div>
      <div className="film-actions">
        <LinkButton
          look="primary"
          icon="download"
          href={url}
          download={fileName}
          onClick={(event) => saveForeign(event, url, fileName)}
        >
          {text.film.download}
        </LinkButton>
        <Button icon="copy" onClick={() => void copy()}>
          {text.film.copyUrl}
        </Button>
        {canShare() && (
          <Button icon="share" onClick={() => void shareFilm(url, fileName)}>
            {text.film.share}
          </Button>
        )}
        <Button icon="phone" aria-expanded={showsQr} onClick={() => setShowsQr(!showsQr)}>
          {text.film.phone}
        </Button>
        <Button icon="loop" look="quiet" aria-pressed={looping} onClick={() => setLooping(!looping)}>
          {text.film.loop}
        </Button>
      </div>
      {showsQr && (
        <Suspense fallback={null}>
          <QrCode url={url} />
        </Suspense>
      )}
    </div>
  );
}
