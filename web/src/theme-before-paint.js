// A remembered theme must not flash. Reads what src/lib/theme.ts keeps.
try {
  const theme = localStorage.getItem("curta-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden; the system's theme is used then.
}
