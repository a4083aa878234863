import { whenAtRest } from "../rest/at-rest.ts";

/** Registers public/service-worker.js where the browser has service workers: on https and on this computer. */
export function registerServiceWorker(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  whenAtRest(() => {
    // Without it everything works, but for the offline page and photos that are shared to the app.
    navigator.serviceWorker.register("/service-worker.js", { updateViaCache: "none" }).catch(() => undefined);
  });
}
