import { DEFAULT_OPTIONS } from "@curta/contract";
import type { RowPart } from "../../../lib/rows/generation-row.ts";
import type { Workflow } from "../../../lib/services/workflow.ts";
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

/**
 * The text to post a film with of which there is only its row; empty with an outside workflow. @throws Error if what its
 * image shows cannot be read, because it was deleted for example
 */
export async function readPostOfRow(
  { readPreview }: Pick<Workflow, "readPreview">,
  { image_url: imageUrl, video_description: script, options }: RowPart,
): Promise<string> {
  if (readPreview === undefined || !imageUrl || !script) return "";
  const preview = await readPreview(imageUrl);
  return (await readPostCaption({ preview, script, options: options ?? DEFAULT_OPTIONS })).whole;
}
