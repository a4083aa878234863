import { useEffect, useState, type RefObject } from "react";

/** Where a key brings the focus, from a place in a row of so many. */
const STEPS: Readonly<Record<string, (place: number, count: number) => number>> = {
  ArrowLeft: (place) => place - 1,
  ArrowRight: (place) => place + 1,
  Home: () => 0,
  End: (_place, count) => count - 1,
};

/**
 * Makes a row of buttons one stop of the Tab key: arrows, Home and End go from button to button, and Tab comes back to the one
 * that had the focus last (a roving tabindex). Returns that one's place; the other buttons need `tabIndex={-1}`.
 */
export function useTabStop(row: RefObject<HTMLElement | null>): number {
  const [stop, setStop] = useState(0);
  useEffect(() => {
    const list = row.current;
    if (list === null) return undefined;
    const buttons = (): HTMLButtonElement[] => [...list.querySelectorAll("button")];
    const placeOf = ({ target }: Event): number => buttons().findIndex((button) => button === target);
    const onFocus = (event: FocusEvent): void => {
      const place = placeOf(event);
      if (place >= 0) setStop(place);
    };
    const onKey = (event: KeyboardEvent): void => {
      const place = placeOf(event);
      const step = event.altKey || event.ctrlKey || event.metaKey ? undefined : STEPS[event.key];
      if (place < 0 || step === undefined) return;
      event.preventDefault();
      const all = buttons();
      all[Math.min(all.length - 1, Math.max(0, step(place, all.length)))]?.focus();
    };
    list.addEventListener("focusin", onFocus);
    list.addEventListener("keydown", onKey);
    return () => {
      list.removeEventListener("focusin", onFocus);
      list.removeEventListener("keydown", onKey);
    };
  }, [row]);
  return stop;
}
