import { useEffect, useRef, type RefObject } from "react";
import { useInSight } from "../../../lib/browser/window/use-in-sight.ts";
import { useMedia } from "../../../lib/browser/window/use-media.ts";

/**
 * Draws a picture: of a moment in seconds, or (null) the one that stands for the whole. Null if it could not, or if it was no
 * longer wanted.
 */
type Draw = (at: number | null, wanted: AbortSignal) => Promise<ImageBitmap | null>;

/**
 * A canvas that shows what `draw` draws while it is in sight: a still or, where `moving`, one picture after the other,
 * unless the user wants less motion. Another `draw` draws anew; a still that is there stays when it comes back into sight.
 */
export function useMoving(draw: Draw, moving: boolean): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const isSeen = useInSight(canvas);
  const plays = moving && !isStill;
  // What drew the still that the canvas shows.
  const still = useRef<Draw>(null);
  useEffect(() => {
    const screen = canvas.current?.getContext("bitmaprenderer");
    if (!isSeen || !screen || (!plays && still.current === draw)) return undefined;
    const left = new AbortController();
    const show = async (at: number | null) => {
      const picture = await draw(at, left.signal);
      if (picture === null) return false;
      if (left.signal.aborted) {
        picture.close();
        return false;
      }
      screen.transferFromImageBitmap(picture);
      still.current = at === null ? draw : null;
      return true;
    };
    // The next picture is asked for when the last one is there, so that a slow machine shows fewer of them.
    const play = async (begun: number) => {
      if (left.signal.aborted || !(await show((performance.now() - begun) / 1000))) return;
      request = requestAnimationFrame(() => void play(begun));
    };
    let request = 0;
    void (plays ? play(performance.now()) : show(null));
    return () => {
      left.abort();
      cancelAnimationFrame(request);
    };
  }, [draw, isSeen, plays]);
  return canvas;
}
