import type { Style, TemplateName } from "@curta/contract";
import { useEffect, useRef, useState, type RefObject } from "react";
import { useMedia } from "../../../lib/browser/use-media.ts";
import type { Samples } from "./samples.ts";
import "./template-sample.css";

interface TemplateSampleProps {
  readonly samples: Samples;
  readonly style: Style;
  readonly template: TemplateName | undefined;
  /** True while it is the one that moves. */
  readonly moving: boolean;
}

/** A small picture of what a template makes of the photo; it moves on request, unless the user wants less motion. */
export function TemplateSample({ samples, style, template, moving }: TemplateSampleProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const isStill = useMedia("(prefers-reduced-motion: reduce)");
  const isSeen = useSeen(canvas);
  const plays = moving && !isStill;
  useEffect(() => {
    const screen = canvas.current?.getContext("bitmaprenderer");
    if (!isSeen || !screen) return undefined;
    let left = false;
    const show = async (at: number | null) => {
      const picture = await samples.draw({ style, template, at });
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
  }, [samples, style, template, isSeen, plays]);
  return <canvas ref={canvas} className="template-sample" width={144} height={256} aria-hidden="true" />;
}

/** True from when the element was first in view. */
function useSeen(element: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (element.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      observer.disconnect();
    });
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);
  return seen;
}
