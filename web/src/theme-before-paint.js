// Applies the stored theme (src/lib/theme.ts) before the first paint, so that the other one does not flash.
try {
  const theme = localStorage.getItem("curta-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden; the system's theme is used then.
}
