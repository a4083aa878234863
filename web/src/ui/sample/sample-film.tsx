import { useEffect, useRef, useState } from "react";
import { useAtRest } from "../../lib/browser/rest/use-at-rest.ts";
import { useMedia } from "../../lib/browser/window/use-media.ts";
import { text } from "../../lib/text.ts";
import { Icon } from "../icon.tsx";
import filmUrl from "./film.mp4";
import photoUrl from "./photo.webp";
import posterUrl from "./poster.webp";
import "./sample-film.css";

const texts = text.share.sample;

/** A photo and the film that was made of it, in a phone. The film comes after its poster, once the page is at rest, and can be stopped. */
export function SampleFilm() {
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const atRest = useAtRest();
  const [hasPoster, setHasPoster] = useState(false);
  const [asked, setAsked] = useState<boolean | null>(null);
  // A finger or a mouse that asks for it outweighs the system's wish for stillness.
  const plays = asked ?? (!isStill && !savesData());
  const [fetched, setFetched] = useState(false);
  if (!fetched && plays && atRest && hasPoster) setFetched(true);
  return (
    <figure className="sample">
      <img className="sample-photo" src={photoUrl} width={420} height={280} alt={texts.photo} />
      <div className="sample-phone">
        <div className="sample-screen">
          <img src={posterUrl} width={360} height={640} alt={texts.film} onLoad={() => setHasPoster(true)} />
          {fetched && <Film plays={plays} onRefused={() => setAsked(false)} />}
        </div>
        <button
          type="button"
          className="sample-button"
          aria-label={plays ? texts.pause : texts.play}
          onClick={() => setAsked(!plays)}
        >
          <Icon name={plays ? "pause" : "play"} />
        </button>
      </div>
    </figure>
  );
}

/** Stands over the poster, one of its first frames. */
function Film({ plays, onRefused }: { plays: boolean; onRefused: () => void }) {
  const video = useRef<HTMLVideoElement>(null);
  useEffect(() => {
    if (!plays) video.current?.pause();
    else video.current?.play().catch((error: unknown) => isRefusal(error) && onRefused());
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- whom to tell changes with every render, the wish does not
  }, [plays]);
  return <video ref={video} src={filmUrl} muted loop playsInline aria-hidden="true" />;
}

/** Some browsers and modes begin nothing by themselves. */
function isRefusal(error: unknown): boolean {
  return error instanceof DOMException && error.name === "NotAllowedError";
}

/** The page is prerendered where nothing is known of a browser. */
function savesData(): boolean {
  if (!("navigator" in globalThis)) return false;
  const { connection } = navigator as Navigator & { readonly connection?: { readonly saveData?: boolean } };
  return connection?.saveData === true;
}
