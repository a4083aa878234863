import { useEffect, useId, useRef, useState } from "react";
import { Button } from "./button.tsx";
import "./confirm-dialog.css";

interface ConfirmDialogProps {
  readonly title: string;
  readonly hint: string;
  readonly yes: string;
  readonly no: string;
  /** A text that has to be typed before `yes` works, and what asks for it. */
  readonly typed?: { readonly label: string; readonly word: string };
  readonly busy?: boolean;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks before something that cannot be undone. Escape and the space around it mean no. */
export function ConfirmDialog({ title, hint, yes, no, typed, busy, onYes, onNo }: ConfirmDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [written, setWritten] = useState("");
  const id = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const isMeant = typed === undefined || same(written, typed.word);
  return (
    <dialog
      ref={dialog}
      className="confirm"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-hint`}
      onClose={onNo}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (isMeant && !busy) onYes();
        }}
      >
        <h2 id={`${id}-title`}>{title}</h2>
        <p id={`${id}-hint`}>{hint}</p>
        {typed && (
          <label className="confirm-typed">
            {typed.label}
            <input
              className="text-field"
              value={written}
              autoComplete="off"
              autoCapitalize="none"
              spellCheck={false}
              onChange={(event) => setWritten(event.target.value)}
            />
          </label>
        )}
        <div className="confirm-buttons">
          <Button onClick={() => dialog.current?.close()}>{no}</Button>
          <Button type="submit" look="danger" busy={busy ?? false} unavailable={!isMeant}>
            {yes}
          </Button>
        </div>
      </form>
    </dialog>
  );
}

function same(written: string, word: string): boolean {
  return written.trim().toLowerCase() === word.toLowerCase();
}
