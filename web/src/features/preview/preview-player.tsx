import { FILM_FPS, type ImageResult, type Options, type SongAnswer } from "@curta/contract";
import { useEffect, useRef, useState, type MouseEvent, type ReactNode } from "react";
import { formatTime } from "../../lib/format.ts";
import { text } from "../../lib/text.ts";
import { wishesOf } from "../../lib/wishes-of.ts";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
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
  /** The key image: shown until there is a frame. */
  readonly posterUrl: string;
  /** True where the user has not asked for it: it plays once, without sound. */
  readonly byItself: boolean;
  /** Called when the user does something with it. */
  readonly onUsed: () => void;
  /** Drawn over the frames. */
  readonly overlay: ReactNode;
  readonly jump: ShotRequest | null;
  /** Called when another shot is shown; with null when none is. */
  readonly onShot: (shot: number | null) => void;
  /** Called when its first frame can be shown, or will not be any more. */
  readonly onSettled: (imageUrl: string) => void;
  /** True if it should stay visible when its place is scrolled out of view. */
  readonly stays: boolean;
  /** Called when it was docked at the edge of the window or returned to its place. */
  readonly onDocked: (docked: boolean) => void;
}

/** Plays the film of the script, drawn in the page. Default export: loaded on demand. */
export default function PreviewPlayer(props: PreviewPlayerProps) {
  const { preview, script, options, song, loadSound, overlay, jump, stays, posterUrl } = props;
  const { onShot, onSettled, onDocked, onUsed } = props;
  const [byItself] = useState(props.byItself);
  const place = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const { state, toggle, toggleSound, seek } = usePreview(
    host,
    { pictureUrl: preview.picture_url, reading: preview.reading, loadSound, byItself },
    { script, ...wishesOf(options), seed: preview.seed, song: song ?? undefined },
  );
  const shot = shotAt(state.cuts, state.frame);
  useEffect(() => onShot(shot), [shot, onShot]);
  useEffect(() => () => onShot(null), [onShot]);
  const isSettled = state.status !== "loading";
  useEffect(() => {
    const settle = () => onSettled(posterUrl);
    if (isSettled) settle();
    return settle;
  }, [isSettled, onSettled, posterUrl]);
  useShotRequest(jump, state, seek);
  const height = useDock(place, stays);
  const isDocked = height !== null;
  useEffect(() => onDocked(isDocked), [isDocked, onDocked]);
  return (
    <div ref={place} style={isDocked ? { height } : undefined}>
      <div className="preview" data-docked={isDocked || undefined}>
        <div className="preview-frame" ref={host}>
          {overlay}
          <img className="preview-poster" src={posterUrl} alt={text.generator.imageAlt} />
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
          <PreviewBar
            state={state}
            shot={shot}
            isDocked={isDocked}
            onToggle={() => {
              onUsed();
              toggle();
            }}
            onSound={() => {
              onUsed();
              toggleSound();
            }}
            onSeek={(frame) => {
              onUsed();
              seek(frame);
            }}
          />
        )}
      </div>
    </div>
  );
}

/** Play and pause must not take the focus from the script: on a phone, the keyboard would close. */
function keepFocus(event: MouseEvent): void {
  event.preventDefault();
}

/**
 * Seeks to a requested shot: to its start while playing, else to a frame that shows its caption. A request that comes while
 * the film is not planned yet waits for that.
 */
function useShotRequest(jump: ShotRequest | null, state: PlaybackState, seek: (frame: number) => void): void {
  const done = useRef(jump?.turn);
  useEffect(() => {
    if (jump === null || jump.turn === done.current || state.status === "loading") return;
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
  readonly onSound: () => void;
  readonly onSeek: (frame: number) => void;
}

function PreviewBar({ state, shot, isDocked, onToggle, onSound, onSeek }: PreviewBarProps) {
  const { cuts, frame, frames, playing, heard, status } = state;
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
        <IconButton
          icon={heard ? "sound" : "silent"}
          label={heard ? texts.soundOff : texts.soundOn}
          can={status !== "loading"}
          onPress={onSound}
        />
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
