// The film that the generator shows tells of itself; nobody else has to.
let shown: string | null = null;

/** Notes which film is on the page; null for none. */
export function noteFilmOnPage(id: string | null): void {
  shown = id;
}

export function isFilmOnPage(id: string): boolean {
  return shown === id;
}
