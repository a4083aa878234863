import { useEffect, useRef, type RefObject } from "react";
import { NavigationType, useNavigationType } from "react-router";

/**
 * Moves the focus to a screen's heading when one came here from another screen, whose focused element is gone.
 * A page that was just loaded keeps the browser's own start, above the header.
 */
export function useArrivalFocus(): RefObject<HTMLHeadingElement | null> {
  const heading = useRef<HTMLHeadingElement>(null);
  const isLoad = useNavigationType() === NavigationType.Pop;
  useEffect(() => {
    if (!isLoad) heading.current?.focus({ preventScroll: true });
  }, [isLoad]);
  return heading;
}
