import { useEffect, useState, type RefObject } from "react";

/** The preview is docked when less than this share of it is visible. */
const LEAST_SEEN = 0.75;

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
      { threshold: LEAST_SEEN },
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

/**
 * Tells the style sheet which part of the window is visible. An on-screen keyboard covers the rest but, unlike a
 * smaller window, does not move fixed elements.
 */
function useVisibleWindow(place: RefObject<HTMLElement | null>, docked: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const { style } = place.current ?? {};
    if (!docked || !visible || !style) return undefined;
    const tell = () => {
      // Zoomed in: the user chooses the visible part.
      const isWhole = visible.scale < 1.05;
      style.setProperty("--seen-top", isWhole ? `${visible.offsetTop}px` : "0px");
      style.setProperty("--seen-height", isWhole ? `${visible.height}px` : "100dvh");
    };
    tell();
    visible.addEventListener("resize", tell);
    visible.addEventListener("scroll", tell);
    return () => {
      visible.removeEventListener("resize", tell);
      visible.removeEventListener("scroll", tell);
    };
  }, [place, docked]);
}
