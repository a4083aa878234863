import { titleOf } from "../../lib/films/describe-film.ts";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { text } from "../../lib/text.ts";

/** Tells of a film by a notification of the system, where the user has allowed that and looks at something else. */
export function notifySystem(film: RowPart): void {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const { ready, failed } = text.shelf.arrival;
  const title = titleOf(film);
  try {
    const notification = new Notification(text.product, {
      body: film.status === "completed" ? ready(title) : failed(title),
      icon: "/favicon.svg",
      // Several tabs tell of the same film; the system shows one of them.
      tag: film.id ?? "",
    });
    notification.addEventListener("click", () => {
      window.focus();
      notification.close();
    });
  } catch {
    // Some phones allow notifications of service workers only.
  }
}
