import type { ReactNode } from "react";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { Button } from "../../ui/button.tsx";
import { Panel } from "../../ui/panel.tsx";
import { SaidRemark } from "../../ui/messages/said-remark.tsx";
import { text } from "../../lib/text.ts";
import { Certificate } from "./certificate.tsx";
import "./film-panel.css";
import { FilmProgress } from "./film-progress.tsx";
import { FinishedFilm } from "./finished-film.tsx";

export const FILM_HEADING_ID = "video";

interface FilmPanelProps {
  readonly row: RowPart;
  /** False until the workflow has accepted the request. */
  readonly sent: boolean;
  /** Name under which the film is downloaded. */
  readonly fileName: string;
  /** Address of the key image, shown until there is a poster. */
  readonly imageUrl: string;
  /** True while a film is requested or made: no second one can be requested. */
  readonly busy: boolean;
  /** Drawn over the finished film. */
  readonly overlay: ReactNode;
  /** Chooses the overlay. */
  readonly overlayChoice: ReactNode;
  /** Shown with the finished film when it is asked for. */
  readonly phoneLink: ReactNode;
  /** Reads the text to post the film with. */
  readonly readPost: (() => Promise<string>) | undefined;
  /** Stand under the finished film. */
  readonly postText: ReactNode;
  readonly publicLink: ReactNode;
  /** Why the film failed, if no message bar shows it. */
  readonly reason: string | null;
  readonly onCancel: (() => Promise<void>) | undefined;
  readonly onRetry: () => void;
  readonly onNotice: (kind: "error" | "success", notice: string) => void;
}

/** The video panel, for every state of the row. */
export function FilmPanel(props: FilmPanelProps) {
  const { row } = props;
  if (row.status === "completed" && row.video_url) {
    return (
      <Panel title={text.film.doneTitle} headingId={FILM_HEADING_ID}>
        <FinishedFilm
          url={row.video_url}
          posterUrl={row.poster_url ?? props.imageUrl}
          fileName={props.fileName}
          readPost={props.readPost}
          phoneLink={props.phoneLink}
          overlay={props.overlay}
          overlayChoice={props.overlayChoice}
          onNotice={props.onNotice}
        />
        {props.postText}
        {props.publicLink}
        {row.certificate && <Certificate certificate={row.certificate} />}
        <Warnings warnings={row.warnings ?? []} />
      </Panel>
    );
  }
  if (row.status === "canceled" || row.status === "error") return <EndedFilm {...props} />;
  return (
    <Panel title={text.film.busyTitle} headingId={FILM_HEADING_ID}>
      <FilmProgress row={row} sent={props.sent} imageUrl={props.imageUrl} onCancel={props.onCancel} />
    </Panel>
  );
}

function EndedFilm({ row, busy, reason, onRetry }: FilmPanelProps) {
  const isCanceled = row.status === "canceled";
  return (
    <Panel title={isCanceled ? text.film.canceledTitle : text.film.failedTitle} headingId={FILM_HEADING_ID}>
      <div className="film-ended">
        {!isCanceled && reason && <p className="film-reason">{reason}</p>}
        <p>{isCanceled ? text.film.canceled : text.film.failedHint}</p>
        <Button icon="again" unavailable={busy} onClick={onRetry}>
          {text.film.again}
        </Button>
      </div>
    </Panel>
  );
}

function Warnings({ warnings }: { warnings: readonly string[] }) {
  if (warnings.length === 0) return null;
  return (
    <div className="film-warnings">
      <h3>{text.film.warnings}</h3>
      <ul>
        {warnings.map((warning) => (
          <li key={warning}>
            <SaidRemark remark={warning} />
          </li>
        ))}
      </ul>
      <p className="hint">{text.film.warningsHint}</p>
    </div>
  );
}
