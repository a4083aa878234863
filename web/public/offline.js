// Shows the page in the language chosen (src/lib/language.ts), and opens what was asked for as soon as the server answers again.
const PAUSE_MS = 5_000;

function showLanguage() {
  let chosen = null;
  try {
    chosen = localStorage.getItem("curta-language");
  } catch {
    // Storage can be forbidden: then the page is Portuguese.
  }
  const parts = [...document.querySelectorAll("main")];
  const shown = parts.find(({ dataset }) => dataset.language === chosen) ?? parts[0];
  for (const part of parts) part.hidden = part !== shown;
  document.title = shown.dataset.title;
  document.documentElement.lang = shown.lang;
}
showLanguage();

async function tryAgain() {
  try {
    if ((await fetch("/live", { cache: "no-store" })).ok) location.reload();
  } catch {
    // Still no connection.
  }
}

addEventListener("online", () => void tryAgain());
setInterval(() => {
  if (!document.hidden) void tryAgain();
}, PAUSE_MS);
