/** How long a busy page may put off what waits for its rest. */
const LONGEST_WAIT_MS = 4_000;
/** Safari has no idle callbacks; a pause does there. */
const PAUSE_MS = 1_000;
/** Between two looks at pictures that are still on their way. */
const LOOK_MS = 100;

let rested = false;

/** Whether the page has been at rest since it was opened: its first view is over. */
export function hasRested(): boolean {
  return rested;
}

/**
 * Calls `begin` once a screen stands, the pictures on it have loaded and the browser has nothing to do; the answer calls it
 * off.
 */
export function whenAtRest(begin: () => void): () => void {
  let idle = 0;
  let timer = 0;
  const hasIdle = "requestIdleCallback" in window;
  const wait = () => {
    const latest = performance.now() + LONGEST_WAIT_MS;
    const look = () => {
      if (!(hasScreen() && hasAllPictures()) && performance.now() < latest) {
        timer = window.setTimeout(pause, LOOK_MS);
        return;
      }
      rested = true;
      begin();
    };
    const pause = () => {
      if (hasIdle) idle = requestIdleCallback(look, { timeout: LONGEST_WAIT_MS });
      else timer = window.setTimeout(look, PAUSE_MS);
    };
    pause();
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    clearTimeout(timer);
    if (hasIdle) cancelIdleCallback(idle);
  };
}

/** Whether something is shown: what waits for code or answers is marked as busy. A browser is idle then, too. */
function hasScreen(): boolean {
  return document.querySelector('[aria-busy="true"]') === null;
}

/** Those that wait for a look at them do not count. */
function hasAllPictures(): boolean {
  return [...document.images].every(({ complete, loading }) => complete || loading === "lazy");
}
