import { useEffect, useRef } from "react";
import { text } from "../../lib/text.ts";
import { Icon } from "../../ui/icon.tsx";
import { useRoom } from "../../ui/use-room.ts";

const texts = text.shelf;

/** While the pointer or the focus is on it, the time does not run out. */
const HOLDING = [
  ["pointerenter", true],
  ["pointerleave", false],
  ["focusin", true],
  ["focusout", false],
] as const;

interface UndoBarProps {
  readonly title: string;
  readonly onUndo: () => void;
  readonly onDismiss: () => void;
  readonly onHold: (held: boolean) => void;
}

/** Says that a film was deleted, and takes it back: by its button or with Ctrl+Z. It stays while one is on it. */
export function UndoBar({ title, onUndo, onDismiss, onHold }: UndoBarProps) {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isTyping = event.target instanceof HTMLInputElement;
      if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === "z" && !isTyping) {
        event.preventDefault();
        onUndo();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [onUndo]);
  const bar = useRef<HTMLDivElement>(null);
  useRoom(bar, "--bar-height");
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    for (const [event, held] of HOLDING) {
      bar.current?.addEventListener(event, () => onHold(held), { signal });
    }
    return () => left.abort();
  }, [onHold]);
  return (
    <div className="message-bar undo-bar" role="status" ref={bar}>
      <p>{texts.removed(title)}</p>
      <button type="button" className="undo-button" onClick={onUndo}>
        {texts.undo}
      </button>
      <button type="button" className="message-close" aria-label={texts.dismiss} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
