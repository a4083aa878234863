import { FILM_FPS, type ImageResult, type Options, type SongAnswer } from "@curta/contract";
import { useEffect, useRef, type MouseEvent, type ReactNode } from "react";
import { formatTime } from "../../lib/format.ts";
import { text } from "../../lib/text.ts";
import { wishesOf } from "../../lib/wishes-of.ts";
import { Button } from "../../ui/button.tsx";
import { Spinner } from "../../ui/waiting/spinner.tsx";
import "./preview-player.css";
import type { PlaybackState } from "./playback.ts";
import { frameOfShot, shotAt } from "./shots.ts";
import type { LoadSound } from "../../lib/services/songs.ts";
import { useDock } from "./use-dock.ts";
import { usePreview } from "./use-preview.ts";

const texts = text.preview;

/** A request to show a shot; `turn` distinguishes two equal requests. */
export interface ShotRequest {
  readonly shot: number;
  readonly turn: number;
}

interface PreviewPlayerProps {
  readonly preview: NonNullable<ImageResult["preview"]>;
  readonly script: string;
  readonly options: Options;
  /** The user's own music, heard in place of the score. */
  readonly song: SongAnswer | null;
  readonly loadSound: LoadSound;
  /** Shown until there is a frame. */
  readonly posterUrl: string;
  /** Drawn over the frames. */
  readonly overlay: ReactNode;
  readonly jump: ShotRequest | null;
  /** Called when another shot is shown; with null when none is. */
  readonly onShot: (shot: number | null) => void;
  /** True if it should stay visible when its place is scrolled out of view. */
  readonly stays: boolean;
  /** Called when it was docked at the edge of the window or returned to its place. */
  readonly onDocked: (docked: boolean) => void;
}

/** Plays the film of the script, drawn in the page. Default export: loaded on demand. */
export default function PreviewPlayer(props: PreviewPlayerProps) {
  const { preview, script, options, song, loadSound, posterUrl, overlay, jump, onShot, stays, onDocked } =
    props;
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { state, toggle, seek } = usePreview(
    host,
    { pictureUrl: preview.picture_url, reading: preview.reading, loadSound },
    { script, ...wishesOf(options), seed: preview.seed, song: song ?? undefined },
  );
  const shot = shotAt(state.cuts, state.frame);
  useEffect(() => onShot(shot), [shot, onShot]);
  useEffect(() => () => onShot(null), [onShot]);
  useShotRequest(jump, state, seek);
  const height = useDock(place, stays);
  const isDocked = height !== null;
  useEffect(() => onDocked(isDocked), [isDocked, onDocked]);
  return (
    <div ref={place} style={isDocked ? { height } : undefined}>
      <div className="preview" data-docked={isDocked || undefined}>
        <div className="preview-frame" ref={host}>
          {overlay}
          {state.status === "loading" && (
            <>
              <img className="preview-poster" src={posterUrl} alt="" />
              <span className="preview-loading">
                <Spinner />
              </span>
            </>
          )}
        </div>
        {state.status === "failed" ? (
          <p role="alert" className="hint">
            {texts.failed}
          </p>
        ) : (
          <PreviewBar state={state} shot={shot} isDocked={isDocked} onToggle={toggle} onSeek={seek} />
        )}
      </div>
    </div>
  );
}

/** Play and pause must not take the focus from the script: on a phone, the keyboard would close. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/** Seeks to a requested shot: to its start while playing, else to a frame that shows its caption. */
function useShotRequest(jump: ShotRequest | null, state: PlaybackState, seek: (frame: number) => void): void {
  const done = useRef(jump?.turn);
  useEffect(() => {
    if (jump === null || jump.turn === done.current) return;
    done.current = jump.turn;
    const frame = frameOfShot(state, jump.shot);
    if (frame !== null) seek(frame);
  });
}

interface PreviewBarProps {
  readonly state: PlaybackState;
  readonly shot: number | null;
  readonly isDocked: boolean;
  readonly onToggle: () => void;
  readonly onSeek: (frame: number) => void;
}

function PreviewBar({ state, shot, isDocked, onToggle, onSeek }: PreviewBarProps) {
  const { cuts, frame, frames, playing, status } = state;
  const time = texts.time(formatTime(frame / FILM_FPS), formatTime(frames / FILM_FPS));
  const scene = shot === null ? "" : texts.shot(shot + 1, cuts.length);
  return (
    <>
      <div className="preview-bar">
        <Button
          icon={playing ? "pause" : "play"}
          unavailable={status === "loading"}
          onMouseDown={isDocked ? keepFocus : undefined}
          onClick={onToggle}
        >
          {playing ? texts.pause : texts.play}
        </Button>
        <input
          type="range"
          aria-label={texts.position}
          aria-valuetext={`${time}. ${scene}`}
          min={0}
          max={frames - 1}
          value={Math.min(frame, frames - 1)}
          onChange={(event) => onSeek(event.target.valueAsNumber)}
        />
        <span className="preview-time hint" aria-hidden="true">
          {formatTime(frame / FILM_FPS)}
        </span>
      </div>
      <p className="hint preview-note">
        <output>{noteOf(state)}</output>
        <span aria-hidden="true">{scene}</span>
      </p>
    </>
  );
}

function noteOf({ status, composing }: PlaybackState): string {
  if (status === "loading") return texts.loading;
  return composing ? texts.composing : texts.followScript;
}
