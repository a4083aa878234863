import { FILM_WIDTH } from "@curta/contract";

/** A decoded picture, four bytes a pixel. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  readonly rgba: Uint8ClampedArray<ArrayBuffer>;
}

/** Loads the framed picture at the film's width: twice the preview's, enough for its closest shots. */
export async function loadPicture(url: string, signal: AbortSignal): Promise<Pixels> {
  const answer = await fetch(url, { signal });
  if (!answer.ok) throw new Error(`the picture answers ${answer.status}`);
  const bitmap = await createImageBitmap(await answer.blob(), {
    resizeWidth: FILM_WIDTH,
    resizeQuality: "high",
  });
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext("2d");
  if (context === null) throw new Error("no 2d canvas");
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, rgba: context.getImageData(0, 0, width, height).data };
}
