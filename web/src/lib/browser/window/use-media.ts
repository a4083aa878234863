import { useCallback, useSyncExternalStore } from "react";

/** One for each query: asking for it anew at each key makes the browser work out the page's styles first. */
const lists = new Map<string, MediaQueryList>();

/** True while a media query matches. */
export function useMedia(query: string): boolean {
  const media = listOf(query);
  const subscribe = useCallback(
    (onChange: () => void) => {
      media.addEventListener("change", onChange);
      return () => media.removeEventListener("change", onChange);
    },
    [media],
  );
  return useSyncExternalStore(subscribe, () => media.matches);
}

function listOf(query: string): MediaQueryList {
  const known = lists.get(query) ?? matchMedia(query);
  lists.set(query, known);
  return known;
}
