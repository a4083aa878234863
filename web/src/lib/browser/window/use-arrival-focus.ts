import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * Moves the focus to a screen's heading after a change of screen, because the focused element is gone. After a page
 * load the focus stays where the browser puts it.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoad = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isLoad) heading.current?.focus({ preventScroll: true });
  }, [isLoad]);
  return heading;
}
