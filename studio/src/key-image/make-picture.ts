import type { Reading, Style } from "@curta/contract";
import type { Picture } from "../picture.ts";
import type { Look } from "../reading/prompt/look.ts";
import { takeOf, withoutColour } from "../reading/prompt/look.ts";
import { facesWithin } from "../reading/observe.ts";
import { readPrompt, writePrompt } from "../reading/prompt/prompt.ts";
import { readPicture } from "../reading/read.ts";
import { isColourless, thumbnailOf } from "../reading/thumbnail.ts";
import { decodePhoto } from "../photo/decode.ts";
import type { SmallPhoto } from "../composition/frame-photo.ts";
import { framePhoto, lookAt } from "../composition/frame-photo.ts";
import type { Region } from "../composition/region.ts";
import { planGrade } from "../grading/grade-plan.ts";
import { gradePicture } from "../grading/grade.ts";
import { release } from "../photo/pixels.ts";
import { renderRegion } from "../composition/render.ts";

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

/** The small picture that the grade is worked out on and that is read: as much as a reading looks at. */
const DRAFT = { width: 540, height: 960 };
/** Cells of the thumbnail that a grade is worked out on. */
const PLAN_CELLS = 20_000;

/**
 * Photo -> framed and graded 9:16 picture, what it holds, and the words for its look. Grade and reading come from
 * a small draft of the picture, while the picture itself is cut out in libvips' own thread.
 * @throws CurtaError photo_*
 */
export async function makePicture(bytes: Uint8Array, wishes: PictureWishes): Promise<MadePicture> {
  const { signal, seed, positivePrompt } = wishes;
  const photo = await decodePhoto(bytes, signal ? { signal } : {});
  const small = lookAt(photo);
  signal?.throwIfAborted();
  const look = lookOf(wishes, isColourless(small.seen.coarse));
  const { region, smallRegion } = framePhoto(photo, small, look, seed);
  const [picture, { plan, reading }] = await Promise.all([
    renderRegion(photo, region),
    readDraft(small, smallRegion, look),
  ]);
  release(photo);
  gradePicture(picture, plan);
  const { width, height } = picture;
  const words = positivePrompt ?? writePrompt(reading, { ...wishes, look });
  return { picture, reading: { ...reading, width, height }, positivePrompt: words };
}

/** What the prompt asks for; without one the seed's take. A photo without colour gets none that nobody asked for. */
function lookOf({ style, seed, positivePrompt }: PictureWishes, colourless: boolean): Look {
  if (positivePrompt !== undefined) return readPrompt(positivePrompt);
  const take = takeOf(style, seed);
  return colourless ? withoutColour(take) : take;
}

async function readDraft({ small, seen }: SmallPhoto, region: Region, look: Look) {
  const draft = await renderRegion(small, region, DRAFT);
  const plan = planGrade(thumbnailOf(draft, PLAN_CELLS), look);
  gradePicture(draft, { ...plan, grain: 0 });
  const part = {
    x: region.x / small.width,
    y: region.y / small.height,
    w: region.width / small.width,
    h: region.height / small.height,
  };
  return { plan, reading: readPicture(draft, facesWithin(seen, part)) };
}
