import { useEffect } from "react";
import "./message-bar.css";
import { Icon } from "./icon.tsx";

interface MessageBarProps {
  readonly kind: "error" | "success";
  /** One sentence or more, each on a line of its own. */
  readonly text: string;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/**
 * A red or green bar at the bottom of the window, where it covers no control. Screen readers announce errors at
 * once and successes later. Escape closes it, wherever the focus is.
 */
export function MessageBar({ kind, text, dismissLabel, onDismiss }: MessageBarProps) {
  useEffect(() => {
    const close = (event: KeyboardEvent) => {
      if (event.key === "Escape") onDismiss();
    };
    document.addEventListener("keydown", close);
    return () => document.removeEventListener("keydown", close);
  }, [onDismiss]);
  return (
    <div className={`message-bar message-${kind}`} role={kind === "error" ? "alert" : "status"}>
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
