import { useEffect, useState, type RefObject } from "react";

/** Less of the preview in view than this, and it is docked. */
const LEAST_SEEN = 0.5;

/**
 * Whether the preview has left its place for the window's edge: while `wanted`, and only while its place is out of
 * view. Null, or the height in pixels that its place keeps meanwhile, so that nothing moves.
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
 * Tells the style sheet which part of the window is seen. A keyboard on the screen covers the rest and, unlike a
 * smaller window, moves nothing that is fixed to it.
 */
function useVisibleWindow(place: RefObject<HTMLElement | null>, docked: boolean): void {
  useEffect(() => {
    const visible = window.visualViewport;
    const { style } = place.current ?? {};
    if (!docked || !visible || !style) return undefined;
    const tell = () => {
      // Who has zoomed in looks around for themselves.
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
