/** A decoded picture, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** What a phone holds several times over. Only key images of earlier versions have larger pictures. */
const MOST_PIXELS = 8_000_000;

/** Loads the whole picture. The server made it small enough for a page, so by default it is taken as it is. */
export async function loadPicture(url: string, signal: AbortSignal, most = MOST_PIXELS): Promise<Pixels> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`the picture answers ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob());
  const { width, height } = boundedSize(bitmap, most);
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (context === null) throw new Error("no 2d canvas");
  context.imageSmoothingQuality = "high";
  context.drawImage(bitmap, 0, 0, width, height);
  bitmap.close();
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}

function boundedSize({ width, height }: ImageBitmap, most: number): { width: number; height: number } {
  const scale = Math.min(1, Math.sqrt(most / (width * height)));
  return { width: Math.round(width * scale), height: Math.round(height * scale) };
}
