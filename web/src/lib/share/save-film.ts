import type { MouseEvent } from "react";

/**
 * Browsers ignore `download` for other origins and would play the film, so it is fetched first. If the other origin
 * forbids that, the browser opens the film; going back restores the page.
 */
export function saveFromOtherOrigin(
  event: MouseEvent<HTMLAnchorElement>,
  url: string,
  fileName: string,
): void {
  if (new URL(url, location.href).origin === location.origin) return;
  event.preventDefault();
  fetch(url)
    .then((answer) => (answer.ok ? answer.blob() : Promise.reject(new Error(answer.statusText))))
    .then((film) => saveBlob(film, fileName))
    .catch(() => location.assign(url));
}

function saveBlob(film: Blob, fileName: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(film);
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
