import { z } from "../zod.ts";
import { MAX_PROMPT_CHARS, MAX_SCRIPT_CHARS, MAX_TOPIC_CHARS } from "../limits.ts";
import { DEFAULT_OPTIONS } from "../names.ts";
import { optionsSchema } from "./options.ts";
import { readingSchema } from "../film/reading.ts";

const imageWishesSchema = z.object({
  generation_type: z.literal("imagem"),
  imagem_nome: z.string().max(500),
  user_id: z.string().min(1).max(200),
  opcoes: optionsSchema.default(DEFAULT_OPTIONS),
  positive_prompt: z.string().max(MAX_PROMPT_CHARS).optional(),
  /** What the user says the photo is about, in one line: the film's words are made of it. */
  assunto: z.string().max(MAX_TOPIC_CHARS).optional(),
});

/** Body of a key image request. `positive_prompt` only if the user edited it, `assunto` only if it was filled in. */
const uploadRequestSchema = imageWishesSchema.extend({
  imagem_base64: z.string().min(1),
  key_image: z.never().optional(),
});

export type UploadRequest = z.infer<typeof uploadRequestSchema>;

/**
 * The same without the photo, which our own server kept: another take of an earlier key image, named by its id or
 * its `image_url`. Never sent to an outside workflow.
 */
const retakeRequestSchema = imageWishesSchema.extend({
  imagem_base64: z.never().optional(),
  key_image: z.string().min(1).max(2_000),
});
export type RetakeRequest = z.infer<typeof retakeRequestSchema>;

export const imageRequestSchema = z.union([uploadRequestSchema, retakeRequestSchema]);
export type ImageRequest = z.infer<typeof imageRequestSchema>;

/**
 * Body of a film request. Repeating it with the same `task_uuid` changes nothing. `callback_url` only if somebody wants to be
 * told there when the film has ended; never sent to an outside workflow.
 */
export const videoRequestSchema = z.object({
  generation_type: z.literal("video"),
  task_uuid: z.uuid(),
  video_description: z.string().max(MAX_SCRIPT_CHARS),
  image_url: z.string().min(1).max(2_000),
  user_id: z.string().min(1).max(200),
  opcoes: optionsSchema.default(DEFAULT_OPTIONS),
  callback_url: z
    .url({ protocol: /^https?$/ })
    .max(2_000)
    .optional(),
  /** The user's own music (`POST /songs`) instead of the score; only where one was chosen. */
  musica: z.uuid().optional(),
});
export type VideoRequest = z.infer<typeof videoRequestSchema>;

export const workflowRequestSchema = z.union([imageRequestSchema, videoRequestSchema]);
export type WorkflowRequest = z.infer<typeof workflowRequestSchema>;

/** The data that the page needs for the preview of a film and for the text to post it with. */
export const previewSchema = z.object({
  /** Address of the whole picture, small enough for a browser to draw frames from. */
  picture_url: z.string(),
  seed: z.number().int().min(0),
  reading: readingSchema,
  /** What the photo's file was called. */
  photo_name: z.string().optional(),
});
export type Preview = z.infer<typeof previewSchema>;

/**
 * First element of the array that answers an image request. An outside workflow sends the first three
 * fields; our own adds what the page needs to play the preview.
 */
export const imageResultSchema = z.object({
  image_url: z.string(),
  positivePrompt: z.string(),
  video_description: z.string(),
  preview: previewSchema.optional(),
});
export type ImageResult = z.infer<typeof imageResultSchema>;
