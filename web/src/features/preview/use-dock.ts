import { useEffect, useState, type RefObject } from "react";
import { watchVisibleWindow } from "../../lib/browser/window/watch-visible-window.ts";

/** The preview is docked when less than this share of it is visible. */
const LEAST_SEEN = 0.75;

/** Makes a place below the window count as seen: whoever scrolls up to what stands above it needs no preview there. */
const BELOW = "0px 0px 100000px 0px";

/** A window that is lower than the preview shows a part of it wherever it is scrolled to. */
function isTall(): boolean {
  return matchMedia("(height >= 30rem)").matches;
}

/**
 * Docks the preview at the edge of the window while `wanted` and its place is out of view. Null, or the height in
 * pixels that its place keeps meanwhile, so that nothing else moves.
 */
export function useDock(place: RefObject<HTMLElement | null>, wanted: boolean): number | null {
  const [height, setHeight] = useState<number | null>(null);
  useEffect(() => {
    const element = place.current;
    if (!wanted || element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (entry === undefined) return;
        setHeight(entry.intersectionRatio < LEAST_SEEN ? entry.boundingClientRect.height : null);
      },
      { threshold: LEAST_SEEN, rootMargin: isTall() ? BELOW : "0px" },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      setHeight(null);
    };
  }, [place, wanted]);
  useVisibleWindow(place, height !== null);
  return height;
}

/** Tells the style sheet which part of the window is visible while an on-screen keyboard covers the rest. */
function useVisibleWindow(place: RefObject<HTMLElement | null>, docked: boolean): void {
  useEffect(() => {
    const { style } = place.current ?? {};
    if (!docked || !style) return undefined;
    return watchVisibleWindow((visible) => {
      style.setProperty("--seen-top", visible === null ? "0px" : `${visible.top}px`);
      style.setProperty("--seen-height", visible === null ? "100dvh" : `${visible.height}px`);
    });
  }, [place, docked]);
}
