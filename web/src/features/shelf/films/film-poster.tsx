import { useEffect, useState } from "react";
import { posterOf, smallPicture } from "../../../lib/films/describe-film.ts";
import type { RowPart } from "../../../lib/rows/generation-row.ts";
import { useMedia } from "../../../lib/browser/window/use-media.ts";
import { Icon } from "../../../ui/icon.tsx";

/** A pointer that only passes by starts nothing. */
const PATIENCE_MS = 180;

/** The film's poster; while `playing`, the film itself, without sound. Decorative: its link has the name. */
export function FilmPoster({ film, playing }: { film: RowPart; playing: boolean }) {
  const still = useMedia("(prefers-reduced-motion: reduce)");
  const [moving, setMoving] = useState(false);
  const wanted = playing && !still && film.status === "completed";
  useEffect(() => {
    if (!wanted) return undefined;
    const timer = setTimeout(() => setMoving(true), PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      setMoving(false);
    };
  }, [wanted]);
  const poster = posterOf(film);
  return (
    <>
      {poster !== undefined && <Picture key={poster} url={poster} />}
      {poster === undefined && film.video_url && (
        <video
          src={`${film.video_url}#t=0.1`}
          preload="metadata"
          muted
          playsInline
          tabIndex={-1}
          aria-hidden
        />
      )}
      {poster === undefined && !film.video_url && <Icon name="film" />}
      {wanted && moving && film.video_url && (
        <video src={film.video_url} autoPlay muted loop playsInline tabIndex={-1} aria-hidden />
      )}
    </>
  );
}

/** The small version first; films of earlier versions have none. */
function Picture({ url }: { url: string }) {
  const small = smallPicture(url);
  const [source, setSource] = useState(small);
  return (
    <img
      src={source}
      alt=""
      width={360}
      height={640}
      loading="lazy"
      decoding="async"
      onError={() => setSource(url)}
    />
  );
}
