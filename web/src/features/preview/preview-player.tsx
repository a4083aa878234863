import { FILM_FPS, type ImageResult, type Options } from "@curta/contract";
import { useRef, type ReactNode } from "react";
import { formatTime } from "../../lib/format.ts";
import { text } from "../../lib/text.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/spinner.tsx";
import "./preview-player.css";
import type { PlaybackState } from "./playback.ts";
import { usePreview } from "./use-preview.ts";

const texts = text.preview;

interface PreviewPlayerProps {
  readonly preview: NonNullable<ImageResult["preview"]>;
  readonly script: string;
  readonly options: Options;
  /** Drawn over the frames. */
  readonly overlay: ReactNode;
}

/** The film as the script describes it, drawn and played in the page. Default export: it is loaded on demand. */
export default function PreviewPlayer({ preview, script, options, overlay }: PreviewPlayerProps) {
  const host = useRef<HTMLDivElement>(null);
  const { state, toggle, seek } = usePreview(
    host,
    { pictureUrl: preview.picture_url, reading: preview.reading },
    { script, style: options.estilo, seconds: options.duracao, seed: preview.seed },
  );
  return (
    <div className="preview">
      <div className="preview-frame" ref={host}>
        {overlay}
        {state.status === "loading" && (
          <span className="preview-loading">
            <Spinner />
          </span>
        )}
      </div>
      {state.status === "failed" ? (
        <p role="alert" className="hint">
          {texts.failed}
        </p>
      ) : (
        <PreviewBar state={state} onToggle={toggle} onSeek={seek} />
      )}
      <PreviewNotes state={state} />
    </div>
  );
}

interface PreviewBarProps {
  readonly state: PlaybackState;
  readonly onToggle: () => void;
  readonly onSeek: (frame: number) => void;
}

function PreviewBar({ state, onToggle, onSeek }: PreviewBarProps) {
  const { frame, frames, playing, status } = state;
  const time = texts.time(formatTime(frame / FILM_FPS), formatTime(frames / FILM_FPS));
  return (
    <div className="preview-bar">
      <Button icon={playing ? "pause" : "play"} unavailable={status === "loading"} onClick={onToggle}>
        {playing ? texts.pause : texts.play}
      </Button>
      <input
        type="range"
        aria-label={texts.position}
        aria-valuetext={time}
        min={0}
        max={frames - 1}
        value={Math.min(frame, frames - 1)}
        onChange={(event) => onSeek(event.target.valueAsNumber)}
      />
      <span className="preview-time hint" aria-hidden="true">
        {formatTime(frame / FILM_FPS)}
      </span>
    </div>
  );
}

function PreviewNotes({ state }: { state: PlaybackState }) {
  return (
    <>
      <output className="hint preview-note">{noteOf(state)}</output>
      {state.warnings.length > 0 && (
        <div className="hint">
          <p>{texts.warnings}:</p>
          <ul className="preview-warnings">
            {state.warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
    </>
  );
}

function noteOf({ status, composing }: PlaybackState): string {
  if (status === "loading") return texts.loading;
  return status === "ready" && composing ? texts.composing : "";
}
