/** The film that this tab shows outlives a reload here. */
const KEY = "curta-filme-na-tela";

// The film that the generator shows tells of itself; nobody else has to.
let shown: string | null = null;
let beforeReload = readKept();

/** Notes which film is on the page; null for none. */
export function noteFilmOnPage(id: string | null): void {
  shown = id;
  if (id !== null) beforeReload = null;
  try {
    if (id === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, id);
  } catch {
    // Without storage a reload shows the newest film.
  }
}

export function isFilmOnPage(id: string): boolean {
  return shown === id;
}

/** The film that was on the page when it was loaded anew; null once one is on it again. */
export function filmBeforeReload(): string | null {
  return beforeReload;
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
