import { z } from "../zod.ts";

const givenSchema = z.array(z.union([z.string(), z.number(), z.boolean(), z.null()]));

/** One row: what was measured, the value, and its bound. */
export const measureSchema = z.object({
  code: z.string(),
  /** Portuguese name shown to users. */
  label: z.string(),
  /** The figure as shown to users, unit included ("-14,1 LUFS"). */
  value: z.string(),
  bound: z.string(),
  /** What both are made of, for who says them in another language; rows of old films are without it. */
  given: z.object({ value: givenSchema, bound: givenSchema }).optional(),
  ok: z.boolean(),
});
export type Measure = z.infer<typeof measureSchema>;

/** What was measured on the finished file itself. */
export const certificateSchema = z.object({
  ok: z.boolean(),
  platforms: z.array(z.enum(["TikTok", "Reels", "Shorts"])),
  measures: z.array(measureSchema),
});
export type Certificate = z.infer<typeof certificateSchema>;
