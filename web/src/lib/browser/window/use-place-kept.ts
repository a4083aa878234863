import { useEffect, type RefObject } from "react";

/** Part of the window, from its top, in which an element begins that somebody may be reading. */
const READ_SHARE = 0.75;

/**
 * Keeps an element that is being read where it is on the screen while what stands above it comes, goes or grows. Browsers
 * do so by themselves, but not all of them, and not where a bar leaves the window's edge in the same moment; the style
 * sheet tells them not to (`overflow-anchor`).
 */
export function usePlaceKept(element: RefObject<HTMLElement | null>, wanted: boolean): void {
  useEffect(() => {
    const kept = element.current;
    const column = kept?.parentElement;
    if (!wanted || !kept || !column) return undefined;
    const place = () => kept.getBoundingClientRect().top + scrollY;
    let last = place();
    const observer = new ResizeObserver(() => {
      const moved = place() - last;
      const isRead = last - scrollY < innerHeight * READ_SHARE;
      last += moved;
      if (isRead) scrollBy({ top: moved, behavior: "instant" });
    });
    observer.observe(column);
    return () => observer.disconnect();
  }, [element, wanted]);
}
