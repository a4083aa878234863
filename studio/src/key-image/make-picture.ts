import type { Reading } from "@curta/contract";
import { gradePicture } from "../grading/grade.ts";
import type { Picture } from "../picture.ts";
import { observe } from "../reading/observe.ts";
import { writePrompt } from "../reading/prompt/prompt.ts";
import { readPicture } from "../reading/read.ts";
import { drawKeyImage } from "./draw-key-image.ts";
import { chooseKeyView } from "./key-view.ts";
import { smallOf } from "./look-at-photo.ts";
import { gradeFor, lookFor, type LookWishes } from "./look-for-photo.ts";
import { seeInThread } from "./sight-thread.ts";
import { stagePhoto } from "./stage-photo.ts";

export interface PictureWishes extends LookWishes {
  /** Path of the network for depth, if one may be installed. */
  readonly depthModel?: string | undefined;
  readonly signal?: AbortSignal;
}

export interface MadePicture {
  /** The whole photo, graded: what films are cut from. */
  readonly picture: Picture;
  /** One view of it, or the whole photo on a card: 1080 x 1920. */
  readonly keyImage: Picture;
  readonly reading: Reading;
  readonly positivePrompt: string;
}

/**
 * Photo -> the whole photo graded, its key image, what it holds, and the words for its look. Grade and reading are
 * worked out on a small one.
 * @throws CurtaError photo_*
 */
export async function makePicture(bytes: Uint8Array, wishes: PictureWishes): Promise<MadePicture> {
  const { signal, seed, positivePrompt } = wishes;
  const picture = await stagePhoto(bytes, signal);
  const small = smallOf(picture);
  const looking = seeInThread(small, wishes);
  // A failure is thrown where the answer is awaited; until then it must not count as unhandled.
  looking.catch(() => undefined);
  const { coarse, saliency } = observe(small);
  const look = lookFor(wishes, coarse);
  const seen = await looking;
  const plan = gradeFor(small, look, seen);
  const sample = small === picture ? { ...small, rgb: small.rgb.slice() } : small;
  gradePicture(sample, { ...plan, grain: 0 });
  gradePicture(picture, plan);
  const { width, height } = picture;
  const whole = { ...readPicture(sample, seen), width, height, ...enlargementOf(picture) };
  const reading = { ...whole, view: chooseKeyView(whole, saliency, look, seed) };
  const words = positivePrompt ?? writePrompt(reading, { ...wishes, look });
  return { picture, keyImage: await drawKeyImage(picture, reading), reading, positivePrompt: words };
}

/** How much a reading's picture was enlarged, where it was. */
export function enlargementOf({ enlarged }: Picture): { readonly enlarged?: number } {
  return enlarged === undefined ? {} : { enlarged };
}
