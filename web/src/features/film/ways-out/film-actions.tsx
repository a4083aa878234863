import { Suspense, useState, type ReactNode } from "react";
import { copyText } from "../../../lib/browser/clipboard.ts";
import { text } from "../../../lib/text.ts";
import { Button, LinkButton } from "../../../ui/button.tsx";
import "./film-actions.css";
import { saveFromOtherOrigin } from "../../../lib/share/save-film.ts";
import { canShare, useShare } from "../../../lib/share/use-share.ts";

interface FilmActionsProps {
  readonly url: string;
  readonly fileName: string;
  /** Reads the text to post the film with; undefined where there is none. */
  readonly readPost: (() => Promise<string>) | undefined;
  /** Shows how a phone opens the film. */
  readonly phoneLink: ReactNode;
  readonly onNotice: (kind: "error" | "success", notice: string) => void;
}

/** Ways to export a film: file, address, the phone's share sheet, QR code. */
export function FilmActions({ url, fileName, readPost, phoneLink, onNotice }: FilmActionsProps) {
  const [showsPhone, setShowsPhone] = useState(false);
  const copy = async () => {
    if (await copyText(url)) onNotice("success", text.film.copied);
    else onNotice("error", text.film.copyFailed);
  };
  return (
    <>
      <div className="film-actions">
        <LinkButton
          look="primary"
          icon="download"
          href={url}
          download={fileName}
          onClick={(event) => saveFromOtherOrigin(event, url, fileName)}
        >
          {text.film.download}
        </LinkButton>
        {canShare() && <ShareButton url={url} fileName={fileName} readPost={readPost} />}
        <Button icon="copy" onClick={() => void copy()}>
          {text.film.copyUrl}
        </Button>
        <Button
          icon="phone"
          data-for="mouse"
          aria-expanded={showsPhone}
          onClick={() => setShowsPhone(!showsPhone)}
        >
          {text.film.phone}
        </Button>
      </div>
      {showsPhone && <Suspense fallback={null}>{phoneLink}</Suspense>}
    </>
  );
}

function ShareButton({ url, fileName, readPost }: Pick<FilmActionsProps, "url" | "fileName" | "readPost">) {
  const { state, share } = useShare(url, fileName, readPost);
  return (
    <Button icon="share" busy={state === "preparing"} onClick={share}>
      {text.film.sharing[state]}
    </Button>
  );
}
