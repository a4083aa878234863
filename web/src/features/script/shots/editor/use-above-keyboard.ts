import { useEffect, type RefObject } from "react";
import { watchVisibleWindow } from "../../../../lib/browser/window/watch-visible-window.ts";

/** Tells the style sheet how much of the window's lower part an on-screen keyboard covers (`--keyboard`). */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { style } = element.current ?? {};
    if (!style) return undefined;
    return watchVisibleWindow((visible) => {
      const covered = visible === null ? 0 : innerHeight - visible.top - visible.height;
      style.setProperty("--keyboard", `${Math.max(0, covered)}px`);
    });
  }, [element]);
}
