import type { PreviewRequest } from "@curta/studio/preview";
import kernelUrl from "@curta/studio/kernel.wasm?url";
import { startWorker } from "./start-worker.ts";

/** Where workers find the kernel: they would resolve a relative address against their own file. */
export const KERNEL_ADDRESS = new URL(kernelUrl, location.href).href;

let spare: Worker | null = null;

/** Starts a worker for the next preview and lets it get ready, while the user still chooses or the image is made. */
export function warmPainter(): void {
  if (spare !== null) return;
  const painter = startWorker();
  const request: PreviewRequest = { kind: "warm", kernelUrl: KERNEL_ADDRESS };
  painter.postMessage(request);
  // Its code could not be loaded: the next preview tries again.
  painter.addEventListener("error", () => {
    if (spare === painter) spare = null;
  });
  spare = painter;
}

/** The worker that is ready, or else a new one. */
export function takePainter(): Worker {
  const painter = spare ?? startWorker();
  spare = null;
  return painter;
}
