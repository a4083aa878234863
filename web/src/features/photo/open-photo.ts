import { isHeic } from "./photo-file.ts";

/** Decodes a photo upright. @throws if neither the browser nor libheif can decode it */
export async function openPhoto(file: File): Promise<ImageBitmap> {
  try {
    return await createImageBitmap(file);
  } catch (error) {
    if (!isHeic(file)) throw error;
    return createImageBitmap(await decodeHeic(file));
  }
}

/** Decodes HEIC in a worker with libheif, which is loaded on demand. */
function decodeHeic(file: File): Promise<ImageData> {
  const worker = new Worker(new URL("heic-worker.ts", import.meta.url), { type: "module" });
  return new Promise<ImageData>((resolve, reject) => {
    worker.addEventListener("message", ({ data }: MessageEvent<ImageData | string>) => {
      if (typeof data === "string") reject(new Error(data));
      else resolve(data);
    });
    worker.addEventListener("error", (event) => reject(new Error(event.message)));
    worker.postMessage(file);
  }).finally(() => worker.terminate());
}
