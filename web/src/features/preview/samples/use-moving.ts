import { useEffect, useRef, type RefObject } from "react";
import { useInSight } from "../../../lib/browser/window/use-in-sight.ts";
import { useMedia } from "../../../lib/browser/window/use-media.ts";

/** Draws a picture: of a moment in seconds, or (null) the one that stands for the whole. Null if it could not. */
type Draw = (at: number | null) => Promise<ImageBitmap | null>;

/**
 * A canvas that shows what `draw` draws while it is in sight: a still or, where `moving`, one picture after the other,
 * unless the user wants less motion. Another `draw` draws anew.
 */
export function useMoving(draw: Draw, moving: boolean): RefObject<HTMLCanvasElement | null> {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const isSeen = useInSight(canvas);
  const plays = moving && !isStill;
  useEffect(() => {
    const screen = canvas.current?.getContext("bitmaprenderer");
    if (!isSeen || !screen) return undefined;
    let left = false;
    const show = async (at: number | null) => {
      const picture = await draw(at);
      if (picture === null) return false;
      if (left) picture.close();
      else screen.transferFromImageBitmap(picture);
      return !left;
    };
    // The next picture is asked for when the last one is there, so that a slow machine shows fewer of them.
    const play = async (begun: number) => {
      if (left || !(await show((performance.now() - begun) / 1000))) return;
      request = requestAnimationFrame(() => void play(begun));
    };
    let request = 0;
    void (plays ? play(performance.now()) : show(null));
    return () => {
      left = true;
      cancelAnimationFrame(request);
    };
  }, [draw, isSeen, plays]);
  return canvas;
}
