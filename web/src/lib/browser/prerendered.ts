import { useLayoutEffect } from "react";

// As in before-paint.js, shell.css and prerendered-screens.tsx.
const ELEMENT_ID = "prerendered";
const START_KEY = "curta-start";

/** Takes the prerendered screen away once the page's own stands behind it. */
export function useScreenStands(stands = true): void {
  useLayoutEffect(() => {
    if (stands) document.getElementById(ELEMENT_ID)?.remove();
  }, [stands]);
}

/**
 * Remembers that the start screen has no work on it, so that the next load may begin with the prerendered one, whose header shows
 * `email`; the answer forgets it.
 */
export function keepStart(email: string): () => void {
  try {
    localStorage.setItem(START_KEY, email);
  } catch {
    // Then the next load begins with the header alone.
  }
  return forgetStart;
}

function forgetStart(): void {
  try {
    localStorage.removeItem(START_KEY);
  } catch {
    // As above.
  }
}
