import type { FilmSource, PostCaption } from "./post-caption.ts";

/** The text to post a film with, read in a worker: the whole script is read for it. @throws Error if it cannot be read */
export function readPostCaption(source: FilmSource): Promise<PostCaption> {
  const worker = new Worker(new URL("post-worker.ts", import.meta.url), { type: "module" });
  const answer = new Promise<PostCaption>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<PostCaption>) => resolve(data));
    worker.addEventListener("error", () => reject(new Error("no text to post")));
  });
  worker.postMessage(source);
  return answer.finally(() => worker.terminate());
}
