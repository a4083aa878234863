// Opens the page that was asked for as soon as the server answers again.
const PAUSE_MS = 5_000;

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
