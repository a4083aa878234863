import type { Style } from "@curta/contract";
import { type GradePlan, planGrade } from "../grading/grade-plan.ts";
import type { Picture } from "../picture.ts";
import { meanOf } from "../reading/plane.ts";
import { forLevel, type Look, takeOf, withoutColour } from "../reading/prompt/look.ts";
import { withLookOfTopic } from "../reading/prompt/look-in-topic.ts";
import { readPrompt } from "../reading/prompt/prompt.ts";
import type { Seen } from "../reading/seen.ts";
import { isColourless, type Thumbnail, thumbnailOf } from "../reading/thumbnail.ts";

/** What decides how a photo is graded. */
export interface LookWishes {
  readonly style: Style;
  /** Another seed is another take. */
  readonly seed: number;
  /** Words that change view and grade. */
  readonly positivePrompt?: string;
  /** What the user says the photo is about; without a prompt, a look that it names is kept. */
  readonly topic?: string;
}

/** Cells of the thumbnail that a grade is worked out on. */
const PLAN_CELLS = 20_000;

/**
 * What the prompt asks for; without one the seed's take. A photo without colour gets none that nobody asked for, and a dark one
 * becomes no darker.
 */
export function lookFor({ style, seed, positivePrompt, topic }: LookWishes, coarse: Thumbnail): Look {
  if (positivePrompt !== undefined) return readPrompt(positivePrompt);
  const take = forLevel(takeOf(style, seed), meanOf(coarse.luma));
  return withLookOfTopic(isColourless(coarse) ? withoutColour(take) : take, topic ?? "");
}

/** The grade that gives a photo a look. The corners of the whole photo lie out of most views: films darken the corners of their frames themselves. */
export function gradeFor(small: Picture, look: Look, { faces }: Pick<Seen, "faces">): GradePlan {
  return { ...planGrade(thumbnailOf(small, PLAN_CELLS), look, faces), vignette: 0 };
}
