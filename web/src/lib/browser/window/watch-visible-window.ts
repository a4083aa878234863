/** The part of the window that an on-screen keyboard leaves to be seen, in pixels. */
export interface VisibleWindow {
  readonly top: number;
  readonly height: number;
}

/**
 * Calls `onChange` now and whenever an on-screen keyboard covers more or less of the window: unlike a smaller window, it
 * does not move fixed elements. Null while the user has zoomed in, and so chooses what is seen.
 * @returns ends it
 */
export function watchVisibleWindow(onChange: (visible: VisibleWindow | null) => void): () => void {
  const visible = window.visualViewport;
  if (!visible) return () => undefined;
  const tell = () =>
    onChange(visible.scale < 1.05 ? { top: visible.offsetTop, height: visible.height } : null);
  tell();
  visible.addEventListener("resize", tell);
  visible.addEventListener("scroll", tell);
  return () => {
    visible.removeEventListener("resize", tell);
    visible.removeEventListener("scroll", tell);
  };
}
