import { useEffect, useState, type RefObject } from "react";
import { useInSight } from "../../../lib/browser/window/use-in-sight.ts";

/** Long enough for a worker to start and for most shots to play through. */
export const INTRODUCTION_MS = 4_000;

/**
 * True for a while, once for each image: from when the row is in view and nothing else plays.
 * @param image number of the image that was just made; null where none was
 */
export function useIntroduction(
  row: RefObject<Element | null>,
  image: number | null,
  isBusy: boolean,
): boolean {
  const [shown, setShown] = useState<number | null>(null);
  const isSeen = useInSight(row);
  const plays = image !== shown && isSeen && !isBusy;
  useEffect(() => {
    if (!plays) return undefined;
    const timer = setTimeout(() => setShown(image), INTRODUCTION_MS);
    return () => clearTimeout(timer);
  }, [plays, image]);
  return plays;
}
