import type { Box } from "@curta/contract";
import { partOf, type Picture, release } from "../picture.ts";
import type { OpenPicture } from "./render-film.ts";

/** Where the picture of a film comes from. */
export interface PictureSource {
  /** Gives the whole picture, as often as it is asked. */
  readonly open: () => Promise<Picture>;
  /** Somebody else uses the picture too: it is not given back. */
  readonly isShared: boolean;
}

/** Opens the part of a picture that a film is cut from, as often as the film is drawn. @param part in shares of the picture; null for all of it */
export function openPart({ open, isShared }: PictureSource, part: Box | null): () => Promise<OpenPicture> {
  return async () => {
    const whole = await open();
    const cut = part === null ? whole : partOf(whole, part);
    return {
      picture: cut,
      release: () => {
        if (cut !== whole) release(cut);
        if (!isShared) release(whole);
      },
    };
  };
}

/** A picture that is in memory already, and is made again when it is needed once more. */
export function madeAgain(picture: Picture, again: () => Promise<Picture>): PictureSource {
  let first: Picture | null = picture;
  const open = async (): Promise<Picture> => {
    const made = first ?? (await again());
    first = null;
    return made;
  };
  return { open, isShared: false };
}
