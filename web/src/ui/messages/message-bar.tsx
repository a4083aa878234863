import { useEffect, useRef, useState } from "react";
import "./message-bar.css";
import { Icon } from "../icon.tsx";
import { useFading } from "./use-fading.ts";
import { useRoom } from "../use-room.ts";

interface MessageBarProps {
  readonly kind: "error" | "success";
  /** One sentence or more, each on a line of its own. */
  readonly text: string;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/**
 * A red or green bar along the bottom of the window. The page makes room for it: what is sticky stands above it, and
 * everything can be scrolled clear of it. Errors stay; successes go after 5 s, unless they are pointed at or have the
 * focus. Screen readers announce errors at once and successes later. Escape closes it, wherever the focus is.
 */
export function MessageBar({ kind, text, dismissLabel, onDismiss }: MessageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const leaving = useFading(kind === "success" && !held, onDismiss);
  useRoom(bar, "--bar-height");
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") onDismiss();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [onDismiss]);
  return (
    <div
      ref={bar}
      className={`message-bar message-${kind}`}
      role={kind === "error" ? "alert" : "status"}
      data-leaving={leaving || undefined}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Icon name={kind === "error" ? "warning" : "check"} />
      <div className="message-text">
        {text.split("\n").map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      <button type="button" className="message-close" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
