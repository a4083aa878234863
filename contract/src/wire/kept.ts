import { z } from "zod";
import { MAX_TITLE_CHARS } from "../limits.ts";

/** Body of `PATCH /generations/:id`: the film's new name; null takes it away. */
export const renameSchema = z.object({ title: z.string().trim().min(1).max(MAX_TITLE_CHARS).nullable() });

/** Answer of every deletion: how much was deleted, and whether every file is gone already. */
export const removalSchema = z.object({
  films: z.number().int().min(0),
  /** Generated images. */
  images: z.number().int().min(0),
  /** False: the file store did not answer; the files are deleted as soon as it does. */
  complete: z.boolean(),
});
export type RemovalAnswer = z.infer<typeof removalSchema>;

/** Answer of `GET /me`: the user for whom a session or a key stands. */
export const meSchema = z.object({ user_id: z.string() });
export type Me = z.infer<typeof meSchema>;

/** What is kept of the user: answer of `GET /account/data`. */
export const keptDataSchema = z.object({
  /** Null for who has no account (`test-user`). */
  account: z.object({ email: z.string(), created_at: z.string() }).nullable(),
  films: z.number().int().min(0),
  photos: z.number().int().min(0),
  images: z.number().int().min(0),
  drafts: z.number().int().min(0),
  /** Files of the user's own music. */
  songs: z.number().int().min(0),
  sessions: z.number().int().min(0),
  /** Keys with which programs act for the user. */
  api_keys: z.number().int().min(0),
  /** Days after which a photo of which neither a film nor a draft was made is deleted. */
  unused_photo_days: z.number().int(),
  /** Days after which a film, or a draft that nobody changes, is deleted; null: never. */
  film_days: z.number().int().nullable(),
  draft_days: z.number().int().nullable(),
  /** Days without use after which the user's own music is deleted. */
  song_days: z.number().int(),
});
export type KeptData = z.infer<typeof keptDataSchema>;

/** A photo with its newest take: one item of `GET /photos`. */
export const keptPhotoSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  created_at: z.string(),
  takes: z.number().int(),
  films: z.number().int(),
  image_url: z.string(),
});
export type KeptPhotoAnswer = z.infer<typeof keptPhotoSchema>;
/** Answer of `GET /photos?before=...`: one page, the newest first; `next` is the `before` of the next page. */
export const photoPageSchema = z.object({ photos: z.array(keptPhotoSchema), next: z.string().nullable() });
export type PhotoPage = z.infer<typeof photoPageSchema>;

/** What the page tells of who came in: what happened, when (ISO 8601), and from which network. */
export const SIGN_IN_KINDS = [
  "signed_in",
  "sign_in_failed",
  "password_changed",
  "current_password_wrong",
  "token_reused",
] as const;
const signInSchema = z.object({
  at: z.string(),
  kind: z.enum(SIGN_IN_KINDS),
  /** The same for the same network, and no address; null: a command of the operator's. */
  network: z.string().nullable(),
  /** True for the network from which this is asked. */
  here: z.boolean(),
});
export type ListedSignIn = z.infer<typeof signInSchema>;

/** Answer of `GET /account/sign-ins`: the newest first, at most fifty. */
export const signInListSchema = z.object({ sign_ins: z.array(signInSchema) });
export type SignInList = z.infer<typeof signInListSchema>;
