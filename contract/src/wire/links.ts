import { z } from "../zod.ts";
import { MAX_POST_TEXT_CHARS } from "../limits.ts";

/** Body of `POST /generations/:id/phone-link`: the text to post the film with, to be copied on the phone. */
export const phoneLinkBodySchema = z.object({ post_text: z.string().max(MAX_POST_TEXT_CHARS).default("") });

/** Answer: one address for each network that the server is in, the likeliest first. Each opens the same link, once. */
export const phoneLinkSchema = z.object({
  addresses: z.array(z.string()).min(1),
  /** Until when it may be opened (ISO 8601). */
  expires_at: z.string(),
});
export type PhoneLink = z.infer<typeof phoneLinkSchema>;

/** A film's public page; null: it has none. */
export const publicLinkSchema = z.object({ url: z.string().nullable() });
export type PublicLink = z.infer<typeof publicLinkSchema>;
