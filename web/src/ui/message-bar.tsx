import { useEffect, useEffectEvent, useRef, useState, type RefObject } from "react";
import "./message-bar.css";
import { Icon } from "./icon.tsx";

interface MessageBarProps {
  readonly kind: "error" | "success";
  /** One sentence or more, each on a line of its own. */
  readonly text: string;
  readonly dismissLabel: string;
  readonly onDismiss: () => void;
}

/** How long a success is shown, and how long it fades. */
const SHOWN_MS = 5_000;
const FADING_MS = 300;

/**
 * A red or green bar along the bottom of the window. The page makes room for it: what is sticky stands above it, and
 * everything can be scrolled clear of it. Errors stay; successes go after 5 s, unless they are pointed at or have the
 * focus. Screen readers announce errors at once and successes later. Escape closes it, wherever the focus is.
 */
export function MessageBar({ kind, text, dismissLabel, onDismiss }: MessageBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState(false);
  const leaving = useFading(kind === "success" && !held, onDismiss);
  useRoom(bar);
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

/** True while the message fades. Time counts only while the page can be seen. */
function useFading(wanted: boolean, onGone: () => void): boolean {
  const [leaving, setLeaving] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!wanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const begin = () => {
      clearTimeout(timer);
      setLeaving(false);
      if (document.visibilityState === "hidden") return;
      timer = setTimeout(() => {
        setLeaving(true);
        timer = setTimeout(gone, FADING_MS);
      }, SHOWN_MS);
    };
    begin();
    document.addEventListener("visibilitychange", begin);
    return () => {
      clearTimeout(timer);
      document.removeEventListener("visibilitychange", begin);
    };
  }, [wanted]);
  return leaving && wanted;
}

/** Tells the style sheet how much room the bar takes. */
function useRoom(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() =>
      style.setProperty("--message-height", `${element.offsetHeight}px`),
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty("--message-height");
    };
  }, [bar]);
}
