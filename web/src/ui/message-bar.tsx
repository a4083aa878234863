import "./message-bar.css";
import { Icon } from "./icon.tsx";

interface MessageBarProps {
  readonly kind: "error" | "success";
  readonly text: string;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/** A red or green bar at the bottom of the window. Errors interrupt a screen reader, successes wait. */
export function MessageBar({ kind, text, dismissLabel, onDismiss }: MessageBarProps) {
  return (
    <div className={`message-bar message-${kind}`} role={kind === "error" ? "alert" : "status"}>
      <Icon name={kind === "error" ? "warning" : "check"} />
      <p>{text}</p>
      <button type="button" className="message-close" aria-label={dismissLabel} onClick={onDismiss}>
        <Icon name="close" />
      </button>
    </div>
  );
}
