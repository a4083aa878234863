import { z } from "zod";

/** A share or a position: 0 to 1. Positions count from the left or top edge of the picture. */
const unit = z.number().min(0).max(1);

/** A rectangle in shares of the picture's width and height, `x` and `y` being its top left corner. */
export const boxSchema = z.object({ x: unit, y: unit, w: unit, h: unit });
export type Box = z.infer<typeof boxSchema>;

export const POINT_KINDS = ["face", "subject", "text", "light", "detail"] as const;

/** A point of interest. `size` is its diameter as a share of the picture's width. */
export const pointSchema = z.object({
  x: unit,
  y: unit,
  size: unit,
  kind: z.enum(POINT_KINDS),
  confidence: unit,
  /** Its main colour, as a Portuguese word ("âmbar"), if one stands out. */
  color: z.string().nullable(),
});
export type Point = z.infer<typeof pointSchema>;

/** The contents of a picture. All values refer to the framed 9:16 picture, not to the uploaded photo. */
export const readingSchema = z.object({
  /** Size of the framed picture the film is cut from, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** Main colours, largest share first; `name` in Portuguese. */
  palette: z.array(z.object({ hex: z.string(), name: z.string(), share: unit })),
  light: z.object({
    /** Mean luma, 0 black to 1 white. */
    level: unit,
    contrast: unit,
    saturation: unit,
    /** -1 cold (blue) to 1 warm (amber). */
    warmth: z.number().min(-1).max(1),
    /** Side that the light comes from, if one side is clearly brighter. */
    from: z.enum(["esquerda", "direita", "cima", "baixo"]).nullable(),
    confidence: unit,
  }),
  /** Points of interest, the most interesting first; never empty. */
  points: z.array(pointSchema).min(1),
  faces: z.array(boxSchema.extend({ confidence: unit })),
  /** The main subject, which captions must not cover and frames must show. */
  subject: boxSchema.extend({ confidence: unit }).nullable(),
  horizon: z.object({ y: unit, confidence: unit }).nullable(),
  /** Share of the picture that is in focus; how far sharp and soft regions differ. */
  focus: z.object({ sharpShare: unit, shallow: unit }),
  /** Calm areas where text reads well, the calmest first. */
  quiet: z.array(boxSchema),
  /** Nearness per cell, row by row, one byte each (0 far, 255 near), base64. */
  depth: z.object({
    columns: z.number().int().positive(),
    rows: z.number().int().positive(),
    values: z.string(),
    planes: z.number().int().min(1).max(5),
    confidence: unit,
  }),
});
export type Reading = z.infer<typeof readingSchema>;
