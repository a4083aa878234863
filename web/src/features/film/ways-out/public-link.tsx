import { useEffect, useState } from "react";
import { copyText } from "../../../lib/browser/clipboard.ts";
import { isLocalAddress } from "../../../lib/browser/network/local-address.ts";
import type { OwnLibrary } from "../../../lib/services/library.ts";
import { text } from "../../../lib/text.ts";
import { Button } from "../../../ui/button.tsx";
import "./public-link.css";

const texts = text.share.publicLink;

interface PublicLinkProps {
  readonly filmId: string;
  readonly library: OwnLibrary;
  readonly onNotice: (kind: "error" | "success", notice: string) => void;
}

/** Makes the film's public page and takes it back. Default export: loaded on demand. */
export default function PublicLink({ filmId, library, onNotice }: PublicLinkProps) {
  /** Undefined: not known yet. */
  const [url, setUrl] = useState<string | null | undefined>();
  const [told, setTold] = useState("");
  const [busy, setBusy] = useState(false);
  useEffect(() => {
    let left = false;
    library.findPublicLink(filmId).then(
      (link) => left || setUrl(link.url),
      // Then it can still be made.
      () => left || setUrl(null),
    );
    return () => {
      left = true;
    };
  }, [filmId, library]);
  const change = async (how: "makePublicLink" | "removePublicLink", done: string) => {
    setBusy(true);
    try {
      setUrl((await library[how](filmId)).url);
      setTold(done);
    } catch (error) {
      onNotice("error", error instanceof Error ? error.message : texts.failed);
    }
    setBusy(false);
  };
  const copy = async (address: string) => {
    if (await copyText(address)) setTold(texts.copied);
    else onNotice("error", text.film.copyFailed);
  };
  return (
    <section className="public-link" aria-label={texts.title} data-known={url !== undefined}>
      <h3>{texts.title}</h3>
      {typeof url === "string" ? (
        <>
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
          {isLocalAddress(url) && <p className="hint">{texts.local}</p>}
          <div className="public-link-actions">
            <Button icon="copy" onClick={() => void copy(url)}>
              {texts.copy}
            </Button>
            <Button look="quiet" busy={busy} onClick={() => void change("removePublicLink", texts.removed)}>
              {texts.remove}
            </Button>
          </div>
        </>
      ) : (
        <>
          <p className="hint">{texts.hint}</p>
          <Button icon="share" busy={busy} onClick={() => void change("makePublicLink", texts.made)}>
            {texts.make}
          </Button>
        </>
      )}
      <output className="hint">{told}</output>
    </section>
  );
}
