/** How long a busy page may put off what waits for its rest. */
const LONGEST_WAIT_MS = 4_000;

/** Calls `begin` once the page has loaded and the browser has nothing to do; the answer calls it off. */
export function whenAtRest(begin: () => void): () => void {
  let pause = 0;
  // Safari has no idle callbacks; a pause does there.
  const hasIdle = "requestIdleCallback" in window;
  const wait = () => {
    pause = hasIdle
      ? requestIdleCallback(begin, { timeout: LONGEST_WAIT_MS })
      : window.setTimeout(begin, 1_000);
  };
  if (document.readyState === "complete") wait();
  else addEventListener("load", wait, { once: true });
  return () => {
    removeEventListener("load", wait);
    if (hasIdle) cancelIdleCallback(pause);
    else clearTimeout(pause);
  };
}
