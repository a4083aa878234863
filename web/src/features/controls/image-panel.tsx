import { FILM_HEIGHT, FILM_WIDTH } from "@curta/contract";
import { Suspense, type ReactNode } from "react";
import { useOwnPicture } from "../../lib/films/use-own-picture.ts";
import { text } from "../../lib/text.ts";
import { Panel } from "../../ui/panel.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import "./image-panel.css";

export const IMAGE_HEADING_ID = "imagem-gerada";

interface ImagePanelProps {
  readonly url: string;
  readonly busy: boolean;
  /** Stands at the right of the title. */
  readonly aside: ReactNode;
  /** Shown in the image's place, once it is loaded. */
  readonly instead: ReactNode;
}

/** Imagem Gerada. While another one is made, the last one stays in view. */
export function ImagePanel({ url, busy, aside, instead }: ImagePanelProps) {
  const picture = useOwnPicture(url);
  const image = (
    <a className="key-image" href={url} target="_blank" rel="noreferrer" data-busy={busy || undefined}>
      <img src={picture} alt={text.generator.imageAlt} width={FILM_WIDTH} height={FILM_HEIGHT} />
      {busy && (
        <span className="key-image-busy">
          <Spinner />
        </span>
      )}
      <span className="visually-hidden">{text.generator.openImage}</span>
    </a>
  );
  return (
    <Panel title={text.generator.imagePanel} headingId={IMAGE_HEADING_ID} aside={aside}>
      <Suspense fallback={image}>{instead ?? image}</Suspense>
    </Panel>
  );
}
