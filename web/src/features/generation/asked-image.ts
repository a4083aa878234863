import type { ImageResult } from "@curta/contract";

/** What the image is made from that this tab waits for: a reload does not delete it here. */
const KEY = "curta-imagem-pedida";

/** Requests by what their image is made from. They go on while the page shows another screen. */
const running = new Map<string, Promise<ImageResult>>();

/** Starts a request, or gives the one for the same source whose answer nobody has taken yet. */
export function makeOnce(source: string, make: () => Promise<ImageResult>): Promise<ImageResult> {
  const image = running.get(source) ?? make();
  running.set(source, image);
  return image;
}

/** Notes that the user waits for an image of this source. Only in this tab: another one must not ask as well. */
export function noteAsked(source: string): void {
  try {
    sessionStorage.setItem(KEY, source);
  } catch {
    // Without storage the user has to press the button again after a reload.
  }
}

/** The image is there, has failed, or is not wanted any more. */
export function forgetAsked(source: string): void {
  running.delete(source);
  if (readKept() === source) sessionStorage.removeItem(KEY);
}

export function isAsked(source: string): boolean {
  return running.has(source) || readKept() === source;
}

function readKept(): string | null {
  try {
    return sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}
