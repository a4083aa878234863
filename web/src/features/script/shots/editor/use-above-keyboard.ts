import { useEffect, type RefObject } from "react";

/**
 * Tells the style sheet how much of the window's lower part an on-screen keyboard covers (`--keyboard`): unlike a smaller
 * window, it does not move fixed elements.
 */
export function useAboveKeyboard(element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const { style } = element.current ?? {};
    if (!visible || !style) return undefined;
    const tell = () => {
      // Zoomed in: the user chooses the visible part.
      const covered = visible.scale < 1.05 ? innerHeight - visible.offsetTop - visible.height : 0;
      style.setProperty("--keyboard", `${Math.max(0, covered)}px`);
    };
    tell();
    visible.addEventListener("resize", tell);
    visible.addEventListener("scroll", tell);
    return () => {
      visible.removeEventListener("resize", tell);
      visible.removeEventListener("scroll", tell);
    };
  }, [element]);
}
