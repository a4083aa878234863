import type { Reading, Style } from "@curta/contract";
import { chooseKeyView } from "./key-view.ts";
import { type GradePlan, planGrade } from "../grading/grade-plan.ts";
import { gradePicture } from "../grading/grade.ts";
import type { Picture } from "../picture.ts";
import { observe } from "../reading/observe.ts";
import { forLevel, type Look, takeOf, withoutColour } from "../reading/prompt/look.ts";
import { withLookOfTopic } from "../reading/prompt/look-in-topic.ts";
import { readPrompt, writePrompt } from "../reading/prompt/prompt.ts";
import { meanOf } from "../reading/plane.ts";
import { readPicture } from "../reading/read.ts";
import type { Seen } from "../reading/seen.ts";
import { isColourless, type Thumbnail, thumbnailOf } from "../reading/thumbnail.ts";
import { drawKeyImage } from "./draw-key-image.ts";
import { smallOf } from "./look-at-photo.ts";
import { seeInThread } from "./sight-thread.ts";
import { stagePhoto } from "./stage-photo.ts";

export interface PictureWishes {
  readonly style: Style;
  /** Another seed is another take: view and grade. */
  readonly seed: number;
  /** Words that change view and grade. */
  readonly positivePrompt?: string;
  /** What the user says the photo is about; without a prompt, a look that it names is kept. */
  readonly topic?: string;
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

/** Cells of the thumbnail that a grade is worked out on. */
const PLAN_CELLS = 20_000;

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
  const look = lookOf(wishes, coarse);
  const seen = await looking;
  const plan = planFor(small, look, seen);
  const sample = small === picture ? { ...small, rgb: small.rgb.slice() } : small;
  gradePicture(sample, { ...plan, grain: 0 });
  gradePicture(picture, plan);
  const { width, height } = picture;
  const whole = { ...readPicture(sample, seen), width, height, ...enlargementOf(picture) };
  const reading = { ...whole, view: chooseKeyView(whole, saliency, look, seed) };
  const words = positivePrompt ?? writePrompt(reading, { ...wishes, look });
  return { picture, keyImage: await drawKeyImage(picture, reading), reading, positivePrompt: words };
}

/** The corners of the whole photo lie out of most views: films darken the corners of their frames themselves. */
function planFor(small: Picture, look: Look, { faces }: Seen): GradePlan {
  return { ...planGrade(thumbnailOf(small, PLAN_CELLS), look, faces), vignette: 0 };
}

/** How much a reading's picture was enlarged, where it was. */
export function enlargementOf({ enlarged }: Picture): { readonly enlarged?: number } {
  return enlarged === undefined ? {} : { enlarged };
}

/** What the prompt asks for; without one the seed's take. A photo without colour gets none that nobody asked for, and a dark one becomes no darker. */
function lookOf({ style, seed, positivePrompt, topic }: PictureWishes, coarse: Thumbnail): Look {
  if (positivePrompt !== undefined) return readPrompt(positivePrompt);
  const take = forLevel(takeOf(style, seed), meanOf(coarse.luma));
  return withLookOfTopic(isColourless(coarse) ? withoutColour(take) : take, topic ?? "");
}
