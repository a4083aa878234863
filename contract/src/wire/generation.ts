import { z } from "../zod.ts";
import { certificateSchema } from "../film/certificate.ts";
import { PROGRESS_STAGES, STATUSES } from "../names.ts";

export const statusSchema = z.enum(STATUSES);
export const stageSchema = z.enum(PROGRESS_STAGES);

/** A row of `shorts_generation` as it is sent to the page (timestamps are ISO 8601 strings). */
export const generationSchema = z.object({
  id: z.uuid(),
  user_id: z.string(),
  status: statusSchema,
  stage: stageSchema.nullable(),
  /** Whole percent; never falls, never over 100. */
  progress: z.number().int().min(0).max(100),
  /** Films waiting before this one; null once it runs. */
  queue_position: z.number().int().min(0).nullable(),
  /** Seconds until it is ready, estimated from earlier films; null if there is no estimate. */
  estimate_seconds: z.number().int().min(0).nullable(),
  video_url: z.string().nullable(),
  poster_url: z.string().nullable(),
  error_code: z.string().nullable(),
  error_message: z.string().nullable(),
  image_url: z.string(),
  positive_prompt: z.string().nullable(),
  video_description: z.string(),
  options: z.unknown(),
  /** Length of the finished film; null before it is finished, and for films of before this was kept. */
  seconds: z.number().nullable(),
  /** The name that its owner gave it. */
  title: z.string().nullable(),
  /** Plain sentences about what the script parser did not understand. */
  warnings: z.array(z.string()),
  certificate: certificateSchema.nullable(),
  created_at: z.string(),
  updated_at: z.string(),
});
export type Generation = z.infer<typeof generationSchema>;
