import { z } from "../zod.ts";

/** What a key may be used for: the workflow's calls, or reading and cancelling rows and listening to them. */
export const KEY_SCOPES = ["webhook", "rest"] as const;

const scopesSchema = z.array(z.enum(KEY_SCOPES)).min(1).max(KEY_SCOPES.length);

/** A key with which a program acts for a user. The key itself is shown once, when it is made. */
const apiKeySchema = z.object({
  id: z.uuid(),
  name: z.string(),
  scopes: scopesSchema,
  created_at: z.iso.datetime(),
  last_used_at: z.iso.datetime().nullable(),
});
export type ListedKey = z.infer<typeof apiKeySchema>;

/** Answer of `GET /keys`, the oldest first. */
export const keyListSchema = z.object({ keys: z.array(apiKeySchema) });
export type KeyList = z.infer<typeof keyListSchema>;

/** Body of `POST /keys`. */
export const keyBodySchema = z.object({
  name: z.string().trim().min(1).max(100),
  scopes: scopesSchema.default([...KEY_SCOPES]),
});

/** Answer of `POST /keys`. */
export const madeKeySchema = z.object({ key: z.string() });
export type MadeKey = z.infer<typeof madeKeySchema>;
