import { lazy, Suspense, useRef, useState } from "react";
import { FilmPanel } from "../../features/film/film-panel.tsx";
import { FilmPeek } from "../../features/film/film-peek.tsx";
import type { Film, Message } from "../../features/generation/state.ts";
import type { Generator } from "../../features/generation/use-generator.ts";
import { PlatformChoice } from "../../features/platform/platform-choice.tsx";
import type { Platform } from "../../features/platform/platforms.ts";
import { readPostCaption } from "../../features/film/ways-out/read-post-caption.ts";
import { reasonOf } from "../../lib/films/describe-film.ts";
import { filmFileName } from "../../lib/format.ts";
import { useServices } from "../../lib/services/services-context.tsx";
import { Overlay } from "../overlay.tsx";

const PostText = lazy(() => import("../../features/film/ways-out/post-text.tsx"));
const PhoneLink = lazy(() => import("../../features/film/ways-out/phone-link.tsx"));
const PublicLink = lazy(() => import("../../features/film/ways-out/public-link.tsx"));

interface FilmStepProps {
  readonly generator: Generator;
  readonly film: Film;
  readonly isPhone: boolean;
}

/** The step that shows the film, while it is made and afterwards. */
export function FilmStep({ generator, film, isPhone }: FilmStepProps) {
  const place = useRef<HTMLDivElement>(null);
  const { state, dispatch, actions } = generator;
  const [platform, setPlatform] = useState<Platform | null>(null);
  const { image_url: imageUrl, video_description: script, opcoes: options } = film.request;
  const preview = state.image?.image_url === imageUrl ? state.image.preview : undefined;
  const source = preview && { preview, script, options };
  const library = useServices().library.own;
  const reason = reasonOf(film.row) || null;
  const notice = (kind: Message["kind"], said: string) =>
    dispatch({ type: "message-shown", message: { kind, text: said } });
  return (
    <div className="area-film" ref={place}>
      {isPhone && <FilmPeek row={film.row} panel={place} />}
      <FilmPanel
        row={film.row}
        sent={film.sent}
        busy={film.busy || state.makingImage}
        fileName={filmFileName(state.photo?.file.name ?? state.keptPhoto ?? undefined, film.row.created_at)}
        imageUrl={imageUrl}
        reason={state.message?.text === reason ? null : reason}
        overlay={<Overlay platform={platform} />}
        overlayChoice={<PlatformChoice platform={platform} onChange={setPlatform} />}
        onCancel={actions.cancelFilm}
        onRetry={actions.retryFilm}
        phoneLink={
          <PhoneLink filmId={film.id} url={film.row.video_url ?? ""} source={source} library={library} />
        }
        readPost={source && (async () => (await readPostCaption(source)).whole)}
        postText={
          source && (
            <Suspense fallback={null}>
              <PostText {...source} onNotice={notice} />
            </Suspense>
          )
        }
        publicLink={
          library && (
            <Suspense fallback={null}>
              <PublicLink key={film.id} filmId={film.id} library={library} onNotice={notice} />
            </Suspense>
          )
        }
        onNotice={notice}
      />
    </div>
  );
}
