// Runs before the page's modules, for what would come too late with them (src/lib/browser/theme.ts, src/lib/language.ts).
try {
  // Applies the stored theme before the first paint, so that the other one does not flash.
  const theme = localStorage.getItem("curta-theme");
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;
} catch {
  // Storage can be forbidden; the system's theme is used then.
}
{
  // Begins to load what the first modules ask for later: the texts of the language chosen, and for who is signed in the generator.
  const { generator, ...texts } = document.currentScript.dataset;
  let language;
  let isMember = false;
  try {
    language = localStorage.getItem("curta-language");
    isMember = localStorage.getItem("curta-session") !== null;
  } catch {
    // As above: then the page is Portuguese.
  }
  const early = [texts[language] ?? texts.pt];
  if (isMember && /^\/(gerar-shorts)?$/.test(location.pathname)) early.push(...(generator ?? "").split(" "));
  for (const [place, href] of early.entries()) {
    const link = document.createElement("link");
    link.rel = "modulepreload";
    link.href = href;
    // After the first modules and the texts, without which nothing is shown.
    if (place > 0) link.fetchPriority = "low";
    document.head.append(link);
  }
}
