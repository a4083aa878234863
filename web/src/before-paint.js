// Runs before the page's modules, for what would come too late with them (src/lib/browser/theme.ts, src/lib/language.ts).
try {
  // Applies the stored theme before the first paint, so that the other one does not flash.
  const theme = localStorage.getItem("curta-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden; the system's theme is used then.
}
{
  // Begins to load the texts of the language chosen, which the first module waits for.
  const texts = document.currentScript.dataset;
  let language;
  try {
    language = localStorage.getItem("curta-language");
  } catch {
    // As above: then the page is Portuguese.
  }
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = texts[language] ?? texts.pt;
  document.head.append(link);
}
