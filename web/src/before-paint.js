// Runs before the first paint and begins the page's modules (document-plugin.ts). It knows what they keep in the browser
// (src/lib/language.ts, src/lib/browser: theme.ts, prerendered.ts), since they would come too late.
{
  const GENERATOR_PATH = /^\/(gerar-shorts)?$/;
  /** The page is begun without a paint where none comes in this time (ms): a tab in the background has none. */
  const LONGEST_WAIT_MS = 1_000;
  /** A screen that cannot be used gives way to the sign of waiting after this time (ms). */
  const LONGEST_SHOWN_MS = 15_000;

  const theme = kept("curta-theme");
  // Otherwise the other one would flash.
  if (theme === "light" || theme === "dark") document.documentElement.dataset.theme = theme;

  const { modules, generator, ...texts } = document.currentScript.dataset;
  const language = kept("curta-language");
  const isMember = kept("curta-session") !== null;
  const email = kept("curta-start");
  const makesFilms = isMember && GENERATOR_PATH.test(location.pathname);

  /** Which prerendered screen is the one to come; null where none is: they are Portuguese. */
  const prerenderedScreen = () => {
    if (language !== null && language !== "pt") return null;
    if (!isMember && location.pathname === "/login") return "sign-in";
    return makesFilms && email !== null && location.search === "" ? "start" : null;
  };

  const show = (name) => {
    const screen = document.getElementById(name).content.cloneNode(true);
    const address = screen.querySelector(".header-email");
    if (address !== null) address.textContent = email;
    const offer =
      language === null && document.getElementById(`offer-${navigator.languages[0]?.slice(0, 2)}`);
    if (offer) screen.querySelector(".header").after(offer.content.cloneNode(true));
    document.body.append(screen);
  };

  let begun = false;
  const begin = () => {
    if (begun) return;
    begun = true;
    // The first modules, then the texts, without which nothing is shown, then the generator.
    for (const src of modules.split(" ")) {
      add("script", { type: "module", src, crossOrigin: "", onerror: beginAgainOnline });
    }
    const early = makesFilms ? generator.split(" ").filter(Boolean) : [];
    add("link", { rel: "modulepreload", href: texts[language] ?? texts.pt });
    for (const href of early) add("link", { rel: "modulepreload", href, fetchPriority: "low" });
  };

  const name = prerenderedScreen();
  if (name === null) begin();
  else {
    // On a slow line the screen's bytes come before those of the page.
    document.addEventListener("DOMContentLoaded", () => {
      show(name);
      new PerformanceObserver(begin).observe({ type: "paint", buffered: true });
      setTimeout(begin, LONGEST_WAIT_MS);
      setTimeout(hide, LONGEST_SHOWN_MS);
    });
  }
}

function kept(key) {
  try {
    return localStorage.getItem(key);
  } catch {
    // Storage can be forbidden; then all is as on a first visit.
    return null;
  }
}

function hide() {
  document.getElementById("prerendered")?.remove();
}

/** The connection was lost between the document and its modules. */
function beginAgainOnline() {
  hide();
  addEventListener("online", () => location.reload(), { once: true });
}

function add(tag, attributes) {
  document.head.append(Object.assign(document.createElement(tag), attributes));
}
