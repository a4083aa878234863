import { useSyncExternalStore } from "react";

export type Theme = "light" | "dark";

const KEY = "curta-theme";
const systemDark = () => matchMedia("(prefers-color-scheme: dark)");

function currentTheme(): Theme {
  const chosen = document.documentElement.dataset.theme;
  if (chosen === "light" || chosen === "dark") return chosen;
  return systemDark().matches ? "dark" : "light";
}

/** Stores the theme for this browser. Choosing the system's theme deletes the stored choice. */
export function chooseTheme(theme: Theme): void {
  const isSystems = (theme === "dark") === systemDark().matches;
  if (isSystems) delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
  try {
    if (isSystems) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, theme);
  } catch {
    // Storage can be blocked; then the choice lasts until the page is closed.
  }
  dispatchEvent(new Event(KEY));
}

function subscribe(onChange: () => void): () => void {
  const system = systemDark();
  system.addEventListener("change", onChange);
  addEventListener(KEY, onChange);
  return () => {
    system.removeEventListener("change", onChange);
    removeEventListener(KEY, onChange);
  };
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, currentTheme, () => "light");
}
