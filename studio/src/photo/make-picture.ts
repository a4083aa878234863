import type { Reading, Style } from "@curta/contract";
import type { Picture } from "../picture.ts";
import { readPicture } from "../reading/read.ts";
import { readPrompt, writePrompt } from "../reading/prompt.ts";
import { decodePhoto } from "./decode.ts";
import { takeOf } from "../reading/look.ts";
import { facesWithin, observe } from "../reading/observe.ts";
import { chooseRegion } from "./framing.ts";
import { gradePicture } from "./grade.ts";
import { renderRegion } from "./render.ts";

export interface PictureWishes {
  readonly style: Style;
  /** Another seed is another take: framing and grade. */
  readonly seed: number;
  /** Words that change framing and grade. */
  readonly positivePrompt?: string;
  readonly signal?: AbortSignal;
}

export interface MadePicture {
  readonly picture: Picture;
  readonly reading: Reading;
  readonly positivePrompt: string;
}

/** Photo -> framed and graded 9:16 picture, what it holds, and the words for its look. @throws CurtaError photo_* */
export async function makePicture(bytes: Uint8Array, wishes: PictureWishes): Promise<MadePicture> {
  const photo = await decodePhoto(bytes, wishes.signal ? { signal: wishes.signal } : {});
  const { positivePrompt } = wishes;
  const look = positivePrompt === undefined ? takeOf(wishes.style, wishes.seed) : readPrompt(positivePrompt);
  const seen = observe(photo);
  const region = chooseRegion(photo, seen, look, wishes.seed);
  const picture = await renderRegion(photo, region);
  gradePicture(picture, look);
  wishes.signal?.throwIfAborted();
  const part = {
    x: region.x / photo.width,
    y: region.y / photo.height,
    w: region.width / photo.width,
    h: region.height / photo.height,
  };
  const reading = readPicture(picture, facesWithin(seen, part));
  return { picture, reading, positivePrompt: positivePrompt ?? writePrompt(reading, wishes) };
}
