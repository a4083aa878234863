import type { Box } from "@curta/contract";
import { partOf, type Picture, release } from "../picture.ts";
import type { OpenPicture } from "./render-film.ts";

/**
 * Opens the part of a picture that a film is cut from, as often as the film is drawn.
 * @param picture the whole picture, in memory already
 * @param part in shares of the picture; null for all of it
 * @param again makes the picture again: then it is given back in between. Without it the picture stays
 */
export function pictureSource(
  picture: Picture,
  part: Box | null,
  again: (() => Promise<Picture>) | undefined,
): () => Promise<OpenPicture> {
  let whole: Picture | null = picture;
  return async () => {
    const opened = whole ?? (await again?.()) ?? picture;
    whole = again === undefined ? picture : null;
    const cut = part === null ? opened : partOf(opened, part);
    return {
      picture: cut,
      release: () => {
        if (cut !== opened) release(cut);
        if (again !== undefined) release(opened);
      },
    };
  };
}
