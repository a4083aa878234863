import type { Reading, Style } from "@curta/contract";
import type { Picture } from "../picture.ts";
import { readPicture } from "../reading/read.ts";
import { writePrompt } from "../reading/prompt.ts";
import { decodePhoto } from "./decode.ts";
import { asSharp } from "./encode.ts";
import { frameSize } from "./frame-size.ts";

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
  const size = frameSize(photo);
  const { data, info } = await asSharp(photo)
    .resize(size.width, size.height, { fit: "cover", position: "attention", kernel: "lanczos3" })
    .raw()
    .toBuffer({ resolveWithObject: true });
  wishes.signal?.throwIfAborted();
  const picture: Picture = { width: info.width, height: info.height, rgb: data };
  const reading = readPicture(picture);
  return { picture, reading, positivePrompt: wishes.positivePrompt ?? writePrompt(reading, wishes) };
}
