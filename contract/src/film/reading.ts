import { z } from "../zod.ts";

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
  /** Its main colour as a Portuguese word ("âmbar"); null if there is none. */
  color: z.string().nullable(),
});
export type Point = z.infer<typeof pointSchema>;

const placeSchema = z.object({ x: unit, y: unit });

/** A face: the box reaches from brow to chin and ear to ear. Landmarks where a network found it. */
export const faceSchema = boxSchema.extend({
  confidence: unit,
  landmarks: z
    .object({ rightEye: placeSchema, leftEye: placeSchema, nose: placeSchema, mouth: placeSchema })
    .optional(),
});
export type Face = z.infer<typeof faceSchema>;

/** A person: the box reaches from the head to the lowest visible part; `face` is an index into `faces`. */
export const personSchema = boxSchema.extend({
  confidence: unit,
  face: z.number().int().min(0).nullable(),
});
export type Person = z.infer<typeof personSchema>;

/** A thing with a name. `label` is a class or a family of classes of the studio's table of nouns ("cat", "animal"). */
export const thingSchema = boxSchema.extend({ confidence: unit, label: z.string().max(40) });
export type Thing = z.infer<typeof thingSchema>;

/**
 * Which pixels are the subject, for cells of a box of the picture, row by row. `runs` is base64 of runs of ground (0) and
 * of subject (255), and of cells that are neither; the studio packs and unpacks them.
 */
export const matteSchema = boxSchema.extend({
  columns: z.number().int().min(1).max(1024),
  rows: z.number().int().min(1).max(1024),
  runs: z.base64().max(1_000_000),
});
export type PackedMatte = z.infer<typeof matteSchema>;

/**
 * What a picture holds. All positions are shares of the picture that films are cut from: the whole photo, or the
 * 9:16 picture of key images that were made before the whole photo was kept.
 */
export const readingSchema = z.object({
  /** Size of the picture that films are cut from, in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
  /** So many times its sides are longer than those of the photo it was made of; left out where they are not. */
  enlarged: z.number().min(1).optional(),
  /** Main colours, largest share first; `name` in Portuguese. */
  palette: z.array(z.object({ hex: z.string(), name: z.string(), share: unit })),
  light: z.object({
    /** Mean luma, 0 black to 1 white. */
    level: unit,
    contrast: unit,
    saturation: unit,
    /** -1 cold (blue) to 1 warm (amber). */
    warmth: z.number().min(-1).max(1),
    /** Side from which the light comes; null if no side is clearly brighter. */
    from: z.enum(["esquerda", "direita", "cima", "baixo"]).nullable(),
    confidence: unit,
  }),
  /** Points of interest, the most interesting first; never empty. */
  points: z.array(pointSchema).min(1),
  faces: z.array(faceSchema),
  /** From left to right. */
  people: z.array(personSchema).default([]),
  /** From left to right. People are not among them. */
  things: z.array(thingSchema).default([]),
  /** Lines of text, and QR codes with their clear zone. */
  writing: z.array(boxSchema.extend({ confidence: unit, isCode: z.literal(true).optional() })).default([]),
  /** The part that the key image shows; null where it shows the whole picture. */
  view: boxSchema.nullable().default(null),
  /** The main subject, which captions must not cover and frames must show. */
  subject: boxSchema.extend({ confidence: unit }).nullable(),
  horizon: z.object({ y: unit, confidence: unit }).nullable(),
  /** Share of the picture that is in focus; how surely the ground behind the subject is out of focus. */
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
  /** No face is surely upright, and one is surely upside down: the photo itself may be. Left out where that is not so. */
  upsideDown: z.literal(true).optional(),
  /** The subject stands before plain ground, and nobody is seen. Left out where that is not so. */
  plainGround: z.literal(true).optional(),
  /** Left out where the subject cannot be told from its ground with confidence. */
  matte: matteSchema.optional(),
});
export type Reading = z.infer<typeof readingSchema>;
