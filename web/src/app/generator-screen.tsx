import { useEffect } from "react";
import { userIdOf } from "../features/generation/requests.ts";
import { type Generator, useGenerator } from "../features/generation/use-generator.ts";
import { useSeen } from "../lib/films/films-context.tsx";
import { useServices } from "../lib/services/services-context.tsx";
import { whenAtRest } from "../lib/browser/rest/at-rest.ts";
import { useSession } from "../lib/services/session.tsx";
import { text } from "../lib/text.ts";
import type { RowPart } from "../lib/rows/generation-row.ts";
import { useArrivalFocus } from "../lib/browser/window/use-arrival-focus.ts";
import { useDocumentTitle } from "../lib/browser/window/use-document-title.ts";
import { MessageBar } from "../ui/messages/message-bar.tsx";
import { FilmStep } from "./steps/film-step.tsx";
import { GeneratorTitle } from "./steps/generator-title.tsx";
import "./generator-screen.css";
import { ControlsStep, ImageStep, warmPlayer } from "./steps/image-steps.tsx";
import { PhotoStep } from "./steps/photo-step.tsx";
import { useMedia } from "../lib/browser/window/use-media.ts";
import { useScreenStands } from "../lib/browser/prerendered.ts";
import { useFocus } from "./use-focus.ts";
import { usePreviewLink } from "./use-preview-link.ts";
import { useSharedPhoto } from "./use-shared-photo.ts";

/** The generator screen. It starts over when another user signs in. */
export default function GeneratorScreen() {
  const userId = userIdOf(useSession().user);
  return <UserGenerator key={userId} userId={userId} />;
}

function UserGenerator({ userId }: { userId: string }) {
  const generator = useGenerator(useServices(), userId);
  const { state, dispatch } = generator;
  const previewLink = usePreviewLink();
  const heading = useArrivalFocus();
  useFocus(state.focus);
  useSharedPhoto(generator);
  const { image, film, message } = state;
  useDocumentTitle(titleOf(film?.row));
  useSeen(film?.id);
  usePlayerSoon(generator);
  useScreenStands(generator.ready);
  const isPhone = useMedia("(width < 44rem)");
  const filmStep = film && <FilmStep key="film" generator={generator} film={film} isPhone={isPhone} />;
  return (
    <main
      className="generator"
      id="conteudo"
      data-step={film ? "film" : image ? "image" : "photo"}
      data-ready={generator.ready}
      aria-busy={!generator.ready}
    >
      <GeneratorTitle heading={heading} />
      {generator.ready && (
        <>
          {/* On a phone the film comes first, so that users need not scroll past everything else. */}
          {isPhone && filmStep}
          <PhotoStep generator={generator} />
          {!isPhone && filmStep}
          {image && <ImageStep key={image.image_url} {...{ generator, image, previewLink, isPhone }} />}
          {image && <ControlsStep {...{ generator, image, previewLink, isPhone }} />}
        </>
      )}
      {message && (
        <MessageBar
          key={message.text}
          {...message}
          dismissLabel={text.generator.dismiss}
          onDismiss={() => dispatch({ type: "message-shown", message: null })}
        />
      )}
    </main>
  );
}

/** Gets what plays the preview ready: at rest once a photo is chosen, and at once where its image is asked for. */
function usePlayerSoon({ state: { photo, image, makingImage }, hasOwnServer }: Generator): void {
  const isSoon = photo !== null && image === null;
  useEffect(() => {
    if (!hasOwnServer) return undefined;
    if (makingImage) void warmPlayer();
    else if (isSoon) return whenAtRest(() => void warmPlayer());
    return undefined;
  }, [hasOwnServer, isSoon, makingImage]);
}

/** The tab's title shows the progress to users who look at another tab. */
function titleOf(row: RowPart | undefined): string {
  if (row?.status === "processing") return `${text.film.percent(row.progress ?? 0)} · ${text.documentTitle}`;
  if (row?.status === "completed") return `${text.film.doneTitle} · ${text.product}`;
  return text.documentTitle;
}
