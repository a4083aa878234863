import { titleOf } from "../../lib/films/describe-film.ts";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { text } from "../../lib/text.ts";

/** Tells of a film by a notification of the system, where the user has allowed that and looks at something else. */
export async function notifySystem(film: RowPart): Promise<void> {
  if (!document.hidden || !("Notification" in window) || Notification.permission !== "granted") return;
  const { ready, failed } = text.shelf.arrival;
  const title = titleOf(film);
  const notice = {
    body: film.status === "completed" ? ready(title) : failed(title),
    icon: "/favicon.svg",
    // Several tabs tell of the same film; the system shows one of them.
    tag: film.id ?? "",
  };
  // Phones allow notifications of service workers only; a click is answered there.
  const worker = "serviceWorker" in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  if (worker !== undefined) return worker.showNotification(text.product, notice);
  const notification = new Notification(text.product, notice);
  notification.addEventListener("click", () => {
    window.focus();
    notification.close();
  });
}
