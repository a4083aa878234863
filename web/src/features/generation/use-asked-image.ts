import { useEffect, useEffectEvent, useRef } from "react";
import { forgetAsked, isAsked, noteAsked } from "./asked-image.ts";
import { imageSource } from "./requests.ts";
import type { GeneratorState } from "./state.ts";

/** Asks again for an image that was in the making when the page was reloaded or another screen was opened. */
export function useAskedImage(state: GeneratorState, ready: boolean, makeImage: () => void): void {
  const { makingImage } = state;
  const source = imageSource(state);
  const awaited = useRef<string | null>(null);
  useEffect(() => {
    if (makingImage && source !== null) {
      awaited.current = source;
      noteAsked(source);
    } else if (awaited.current !== null) {
      forgetAsked(awaited.current);
      awaited.current = null;
    }
  }, [makingImage, source]);
  const askAgain = useEffectEvent(() => {
    if (source !== null && !makingImage && isAsked(source)) makeImage();
  });
  useEffect(() => {
    if (ready) askAgain();
  }, [ready]);
}
