/** Scrolls no further than it takes to see all of an element, clear of what is stuck to the window's edges. */
export function bringIntoView(element: Element | null): void {
  const isStill = matchMedia("(prefers-reduced-motion: reduce)").matches;
  element?.scrollIntoView({ block: "nearest", behavior: isStill ? "instant" : "smooth" });
}
