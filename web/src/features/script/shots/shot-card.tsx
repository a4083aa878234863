import type { ReactNode } from "react";
import { formatSeconds } from "../../../lib/format.ts";
import { text } from "../../../lib/text.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { CardDrag } from "./use-drag-order.ts";

const texts = text.shots;

interface ShotCardProps {
  /** From 1. */
  readonly number: number;
  readonly count: number;
  readonly seconds: number;
  readonly caption: string | null;
  /** Number of remarks about it. */
  readonly remarks: number;
  readonly isOpen: boolean;
  /** True while the preview shows it. */
  readonly isCurrent: boolean;
  /** True for the one card that the Tab key stops at. */
  readonly isTabStop: boolean;
  readonly editorId: string;
  readonly picture: ReactNode;
  readonly drag: CardDrag;
  readonly onOpen: () => void;
  readonly onPointed: (isPointed: boolean) => void;
  readonly onFocused: (isFocused: boolean) => void;
}

/** A shot in the strip: a button with its picture, number, length and caption. */
export function ShotCard(props: ShotCardProps) {
  const { number, count, seconds, caption, remarks, isOpen, isCurrent, drag } = props;
  const length = formatSeconds(seconds);
  return (
    <li
      className="shot"
      data-current={isCurrent || undefined}
      data-dragged={drag.isDragged || undefined}
      style={drag.shift === 0 ? undefined : { translate: `${drag.shift}px` }}
    >
      <button
        type="button"
        tabIndex={props.isTabStop ? 0 : -1}
        aria-expanded={isOpen}
        aria-controls={isOpen ? props.editorId : undefined}
        onClick={() => {
          if (!drag.wasDragged()) props.onOpen();
        }}
        onPointerDown={drag.onPointerDown}
        onPointerEnter={() => props.onPointed(true)}
        onPointerLeave={() => props.onPointed(false)}
        onFocus={() => props.onFocused(true)}
        onBlur={() => props.onFocused(false)}
        onContextMenu={(event) => {
          if (drag.isDragged) event.preventDefault();
        }}
      >
        <span className="visually-hidden">{texts.shotName(number, count, length, caption, remarks)}</span>
        <span className="shot-picture" aria-hidden="true">
          {props.picture}
          <span className="shot-number">{number}</span>
          <span className="shot-length">{texts.seconds(length)}</span>
          {remarks > 0 && (
            <span className="shot-remark">
              <Icon name="warning" />
            </span>
          )}
        </span>
        <span className="shot-caption" aria-hidden="true" data-empty={caption === null || undefined}>
          {caption ?? texts.noCaption}
        </span>
      </button>
    </li>
  );
}
