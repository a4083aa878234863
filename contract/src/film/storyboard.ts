import { z } from "../zod.ts";
import { MAX_FILM_SECONDS, MIN_FILM_SECONDS } from "../limits.ts";
import { TEMPLATES } from "../names.ts";
import { styleSchema } from "./styles.ts";
import { FASTEST_BPM, SLOWEST_BPM, tempoOf } from "./tempo.ts";

/** Camera moves a script can name. */
export const MOVES = [
  "push-in",
  "pull-out",
  "pan-left",
  "pan-right",
  "tilt-up",
  "tilt-down",
  "orbit",
  "dolly",
  "punch-in",
  "drift",
  "hold",
] as const;
/** Transition from the previous shot to this one. */
export const TRANSITIONS = ["cut", "whip", "zoom", "dissolve"] as const;
/** How much of the picture a shot shows, closest first. */
export const SHOT_SIZES = ["extreme-close-up", "close-up", "medium", "wide"] as const;
/** What happens to the picture, its time or its words in a shot. */
export const EFFECTS = [
  "light-leak",
  "flash",
  "shake",
  "slow",
  "fast",
  "words-behind",
  "pop",
  "cut-out",
  "freeze",
  "two-panels",
  "three-panels",
  "mirror",
  "colour-split",
  "strobe",
  "film-burn",
  "ramp",
  "letterbox",
  "from-black",
  "letters-first",
  "from-detail",
  "whip-in",
  "rewind",
  "panels-closing",
] as const;

/** Which of several people or things of one name: by place, or the n-th from the left (from 1). */
export const whichSchema = z.union([z.enum(["left", "middle", "right"]), z.number().int().min(1).max(9)]);
export type Which = z.infer<typeof whichSchema>;

/**
 * What a shot looks at: the largest view of the picture (`all`), the whole photo on a backdrop (`whole`), a print of it
 * with a white border (`polaroid`), a side, the main subject, a person, a thing by its label, the n-th point of interest
 * (from 1), or a view of its own: its middle in hundredths of the picture's width and height, and its height in hundredths
 * of the largest view's.
 */
export const targetSchema = z.union([
  z.object({
    kind: z.enum(["all", "whole", "polaroid", "subject", "face", "top", "bottom", "left", "right", "center"]),
  }),
  z.object({ kind: z.literal("point"), index: z.number().int().min(1).max(9) }),
  z.object({
    kind: z.literal("view"),
    x: z.number().int().min(0).max(100),
    y: z.number().int().min(0).max(100),
    share: z.number().int().min(10).max(100),
  }),
  z.object({ kind: z.literal("person"), which: whichSchema }),
  z.object({ kind: z.literal("thing"), label: z.string().min(1).max(40), which: whichSchema }),
]);
export type Target = z.infer<typeof targetSchema>;

/** Who or what no frame of a film shows. One without a number or a side stands for all of its name. */
export const leftOutSchema = z.union([
  z.object({ kind: z.literal("face") }),
  z.object({ kind: z.literal("person"), which: whichSchema }),
  z.object({ kind: z.literal("thing"), label: z.string().min(1).max(40), which: whichSchema }),
]);
export type LeftOut = z.infer<typeof leftOutSchema>;

export const storyShotSchema = z.object({
  /** Length in beats of the film's tempo. */
  beats: z.number().int().min(1),
  size: z.enum(SHOT_SIZES),
  target: targetSchema,
  /** The camera travels from the target to this one; left out if only the move says where it goes. */
  until: targetSchema.optional(),
  move: z.enum(MOVES),
  transition: z.enum(TRANSITIONS),
  /** Each at most once. */
  effects: z.array(z.enum(EFFECTS)).refine((effects) => new Set(effects).size === effects.length),
  /** The caption on the picture; null if there is none. */
  caption: z.string().nullable(),
});
export type StoryShot = z.infer<typeof storyShotSchema>;
export type Move = StoryShot["move"];
export type Transition = StoryShot["transition"];
export type ShotSize = StoryShot["size"];
export type Effect = StoryShot["effects"][number];

/**
 * The script as data, with exactly the content of the script's text. The shots fill the film exactly: their beats
 * add up to its length.
 */
export const storyboardSchema = z
  .object({
    style: styleSchema,
    /** What the film is made after; left out where the script names none. */
    template: z.enum(TEMPLATES).optional(),
    seconds: z.number().int().min(MIN_FILM_SECONDS).max(MAX_FILM_SECONDS),
    /** Rounded: the true tempo is what the beats make in the seconds. */
    bpm: z.number().int().min(SLOWEST_BPM).max(FASTEST_BPM),
    shots: z.array(storyShotSchema).min(1),
    /** The film keeps inside the key image's view instead of ranging over the whole photo. */
    insideKeyImage: z.literal(true).optional(),
    /** The film keeps to a part of the photo that holds none of these; left out where it may show all. */
    leftOut: z.array(leftOutSchema).min(1).optional(),
    /** Notes for people; they do not change the film. */
    notes: z.array(z.string()),
  })
  .refine(({ seconds, bpm, shots }) => {
    const beats = shots.reduce((sum, shot) => sum + shot.beats, 0);
    return tempoOf(beats, seconds) === bpm;
  }, "the shots' beats must add up to the film's length");
export type Storyboard = z.infer<typeof storyboardSchema>;
