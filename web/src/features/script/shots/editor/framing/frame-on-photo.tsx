import type { Box } from "@curta/contract";
import type { FilmShots } from "@curta/studio/preview";
import { useId, useState, type KeyboardEvent } from "react";
import { text } from "../../../../../lib/text.ts";
import { Icon } from "../../../../../ui/icon.tsx";
import { areaOfFrame, frameOf, insidePicture, viewTarget, type FrameBox } from "./frame-box.ts";
import "./frame-on-photo.css";
import { usePinch } from "./use-pinch.ts";

const texts = text.shots;

interface FrameOnPhotoProps {
  /** The whole photo, and its size in pixels. */
  readonly photo: { readonly url: string; readonly width: number; readonly height: number };
  readonly film: Pick<FilmShots, "part" | "cover" | "closest">;
  /** What the shot shows now, in shares of the film's part of the photo; null for the whole photo on a backdrop. */
  readonly box: Box | null;
  readonly onBox: (box: FrameBox) => void;
}

/** A step of an arrow key, in shares of the photo, and how much closer a press of + comes. */
const STEP = 0.02;
const CLOSER = 0.93;
const KEYS: Readonly<Record<string, readonly [x: number, y: number, zoom: number]>> = {
  ArrowLeft: [-STEP, 0, 1],
  ArrowRight: [STEP, 0, 1],
  ArrowUp: [0, -STEP, 1],
  ArrowDown: [0, STEP, 1],
  "+": [0, 0, CLOSER],
  "=": [0, 0, CLOSER],
  "-": [0, 0, 1 / CLOSER],
};
const WHOLE: FrameBox = { x: 0.5, y: 0.5, share: 1 };

/** The photo with a frame that is dragged and pinched, or moved with arrow keys, + and -. */
export function FrameOnPhoto({ photo, film, box, onBox }: FrameOnPhotoProps) {
  const id = useId();
  const [dragged, setDragged] = useState<FrameBox | null>(null);
  const shown = dragged ?? (box === null ? WHOLE : frameOf(box, film));
  const change = (next: FrameBox, isDone: boolean) => {
    const frame = insidePicture(next, film);
    setDragged(isDone ? null : frame);
    onBox(frame);
  };
  const pinch = usePinch(shown, change);
  const press = (event: KeyboardEvent) => {
    const step = KEYS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const [x, y, zoom] = step;
    change({ x: shown.x + x, y: shown.y + y, share: shown.share * zoom }, true);
  };
  const { x: left, y: top, w: width, h: height } = areaOfFrame(shown, film);
  const { part } = film;
  const said = viewTarget(shown, film);
  return (
    <div className="framing">
      <div
        className="framing-photo"
        style={{ aspectRatio: (photo.width * part.w) / (photo.height * part.h) }}
        {...pinch}
      >
        <img
          src={photo.url}
          alt=""
          draggable={false}
          style={{
            width: percent(1 / part.w),
            height: percent(1 / part.h),
            left: percent(-part.x / part.w),
            top: percent(-part.y / part.h),
          }}
        />
        {/* oxlint-disable jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions -- moved with keys in two directions: no role has that */}
        <div
          className="framing-frame"
          role="group"
          tabIndex={0}
          aria-label={texts.frame(said.x, said.y, said.share)}
          aria-describedby={`${id}-hint`}
          data-whole={(box === null && dragged === null) || undefined}
          style={{ left: percent(left), top: percent(top), width: percent(width), height: percent(height) }}
          onKeyDown={press}
        />
        {/* oxlint-enable */}
      </div>
      <div className="framing-zoom">
        <button
          type="button"
          className="icon-button"
          aria-label={texts.wider}
          onClick={() => change({ ...shown, share: shown.share / CLOSER }, true)}
        >
          <Icon name="minus" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={texts.closer}
          onClick={() => change({ ...shown, share: shown.share * CLOSER }, true)}
        >
          <Icon name="plus" />
        </button>
        <p id={`${id}-hint`} className="hint">
          {texts.frameHint}
        </p>
      </div>
    </div>
  );
}

function percent(share: number): string {
  return `${share * 100}%`;
}
