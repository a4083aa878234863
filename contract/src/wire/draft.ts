import { z } from "../zod.ts";
import {
  MAX_PROMPT_CHARS,
  MAX_SCRIPT_CHARS,
  MAX_TITLE_CHARS,
  MAX_TOPIC_CHARS,
  MAX_UNDO_STEPS,
} from "../limits.ts";
import { songAnswerSchema } from "../film/song.ts";
import { optionsSchema } from "./options.ts";

/** One generated image with the texts that came with it. */
const takeSchema = z.object({
  image_url: z.string().min(1).max(2_000),
  positivePrompt: z.string().max(MAX_PROMPT_CHARS),
  video_description: z.string().max(MAX_SCRIPT_CHARS),
});
export type Take = z.infer<typeof takeSchema>;

/** What the user works on at one moment. `image_url` names one of the draft's takes. */
const workSchema = z.object({
  image_url: z.string().min(1).max(2_000),
  prompt: z.string().max(MAX_PROMPT_CHARS),
  script: z.string().max(MAX_SCRIPT_CHARS),
  options: optionsSchema,
});
export type Work = z.infer<typeof workSchema>;

const steps = z.array(workSchema).max(MAX_UNDO_STEPS);

/** The unfinished work on one photo, with its undo history. Before the first image it has no takes. */
export const draftSchema = z.object({
  id: z.uuid(),
  /** Counts the writes; 0 for a draft that the server does not have yet. */
  version: z.number().int().min(0),
  photo_name: z.string().max(500),
  /** What the user calls it; left out while it has no name of its own. */
  title: z.string().min(1).max(MAX_TITLE_CHARS).optional(),
  /** What the user says the photo is about. */
  topic: z.string().max(MAX_TOPIC_CHARS).default(""),
  /** The user's own music; left out for the score. */
  song: songAnswerSchema.optional(),
  takes: z.array(takeSchema).max(2 * MAX_UNDO_STEPS + 1),
  /** `image_url` is empty where there are no takes. */
  present: workSchema.extend({ image_url: z.string().max(2_000) }),
  /** Earlier states, the latest one last. */
  past: steps,
  /** States that were undone, the next one last. */
  future: steps,
  /** When the user changed something last (ISO 8601, by the clock of that browser). */
  edited_at: z.iso.datetime(),
  /** True once the user has begun something else: then it is no longer what the page opens with. */
  put_away: z.boolean(),
});
export type Draft = z.infer<typeof draftSchema>;

/** A draft as a list shows it. */
const draftSummarySchema = z.object({
  id: z.uuid(),
  title: z.string().nullable(),
  photo_name: z.string(),
  topic: z.string(),
  /** Empty before the first image: then `GET /drafts/:id/photo` gives the photo. */
  image_url: z.string(),
  /** The beginning of the script. */
  script: z.string(),
  options: optionsSchema,
  edited_at: z.iso.datetime(),
});
export type DraftSummary = z.infer<typeof draftSummarySchema>;

/** Answer of `GET /drafts`: the newest first; `next` is the `before` of the next page, null at the end. */
export const draftPageSchema = z.object({
  drafts: z.array(draftSummarySchema),
  next: z.iso.datetime().nullable(),
});
export type DraftPage = z.infer<typeof draftPageSchema>;

/** Answer of `GET /drafts/current` and `GET /drafts/:id`. */
export const draftAnswerSchema = z.object({ draft: draftSchema.nullable() });

/** Body of `PUT /drafts/:id`: `version` is the one that the changes were made to. */
export const draftBodySchema = draftSchema
  .omit({ id: true })
  .refine(
    ({ takes, present, past, future }) =>
      (takes.length > 0 && present.image_url !== "") ||
      (takes.length === 0 && present.image_url === "" && past.length + future.length === 0),
    { path: ["takes"] },
  );

/** Answer of `PUT /drafts/:id`. */
export const draftKeptSchema = z.object({ version: z.number().int().min(1) });

/** An outside workflow may answer with whatever it likes, a picture as a data URL among others. */
const storedWorkSchema = workSchema.extend({ image_url: z.string(), prompt: z.string(), script: z.string() });

/**
 * A draft as a browser stores it. `unsent` is true while the server does not have all of it; `base` says then what the
 * server had when the changes began.
 */
export const draftRecordSchema = draftSchema.extend({
  takes: z.array(
    takeSchema.extend({ image_url: z.string(), positivePrompt: z.string(), video_description: z.string() }),
  ),
  present: storedWorkSchema,
  past: z.array(storedWorkSchema),
  future: z.array(storedWorkSchema),
  unsent: z.boolean(),
  base: draftSchema.pick({ title: true, topic: true, song: true }).optional(),
});
export type DraftRecord = z.infer<typeof draftRecordSchema>;
