import { useState } from "react";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { useOwnPicture } from "../../lib/films/use-own-picture.ts";
import { formatDuration } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { ProgressBar } from "../../ui/waiting/progress-bar.tsx";
import { text } from "../../lib/text.ts";
import { stageName } from "./stage-name.ts";
import { useTiming } from "./use-timing.ts";
import "./film-progress.css";

interface FilmProgressProps {
  readonly row: RowPart;
  readonly sent: boolean;
  readonly imageUrl: string;
  readonly onCancel: (() => Promise<void>) | undefined;
}

/** What is happening, how far it is, and how long it may take. */
export function FilmProgress({ row, sent, imageUrl, onCancel }: FilmProgressProps) {
  const picture = useOwnPicture(imageUrl);
  const waits = row.queue_position ?? null;
  const isRunning = row.status === "processing";
  const percent = row.progress ?? 0;
  return (
    <div className="film-progress">
      <div className="film-frame film-frame-busy">
        <img src={picture} alt="" />
        <span className="film-percent" aria-hidden="true">
          {text.film.percent(percent)}
        </span>
      </div>
      <p className="film-busy">{text.film.busy}</p>
      <p className="hint">{text.film.patience}</p>
      <ProgressBar label={text.film.progress} percent={isRunning ? percent : null} />
      <div className="film-facts">
        <output>{stageName(row, sent)}</output>
        {waits !== null && <p>{waits === 0 ? text.film.next : text.film.ahead(waits)}</p>}
        <Time row={row} />
      </div>
      {sent && onCancel && <CancelButton onCancel={onCancel} />}
      <p className="hint">{text.film.leave}</p>
    </div>
  );
}

/** The remaining time, or a note that there was no news for a while. */
function Time({ row }: { row: RowPart }) {
  const { left, silent, isOffline } = useTiming(row);
  if (isOffline) return <p>{text.film.offline}</p>;
  if (silent !== null) return <p>{text.film.silent(formatDuration(silent))}</p>;
  if (left === null) return null;
  return <p>{left === 0 ? text.film.anyMoment : text.film.remaining(formatDuration(left))}</p>;
}

function CancelButton({ onCancel }: { onCancel: () => Promise<void> }) {
  const [canceling, setCanceling] = useState(false);
  const cancel = async () => {
    setCanceling(true);
    await onCancel();
    setCanceling(false);
  };
  return (
    <Button busy={canceling} onClick={() => void cancel()}>
      {canceling ? text.film.canceling : text.film.cancel}
    </Button>
  );
}
