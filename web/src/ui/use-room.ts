import { useEffect, type RefObject } from "react";

/** What stands at the bottom of the window; `styles/base.css` adds them up to `--message-height`. */
type Bottom = "--bar-height" | "--arrivals-height";

/** Tells the style sheet how much room something at the bottom of the window takes: the page makes room for it. */
export function useRoom(bar: RefObject<HTMLElement | null>, name: Bottom): void {
  useEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(name, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, [bar, name]);
}
