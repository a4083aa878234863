import { z } from "../zod.ts";
import { generationSchema } from "./generation.ts";

/** Why there was no answer: the address may not be called, nothing came in time, or there was no connection. */
export const CALLBACK_FAULTS = ["address", "timeout", "connection"] as const;
export type CallbackFault = (typeof CALLBACK_FAULTS)[number];

/** Body that is posted to the `callback_url` of a film when it has ended. */
export const callbackSchema = z.object({
  type: z.enum(["film.completed", "film.error", "film.canceled"]),
  /** When it was sent (ISO 8601). */
  timestamp: z.iso.datetime(),
  data: generationSchema.pick({
    id: true,
    user_id: true,
    status: true,
    video_url: true,
    poster_url: true,
    error_code: true,
    error_message: true,
    options: true,
    warnings: true,
    certificate: true,
    created_at: true,
    updated_at: true,
  }),
});
export type Callback = z.infer<typeof callbackSchema>;

/** Answer of `GET /generations/:id/callback`: what happened to the callback of a film. */
export const callbackLogSchema = z.object({
  /** Sent as `webhook-id` with every try. */
  id: z.uuid(),
  url: z.string(),
  status: z.enum(["waiting", "delivered", "failed"]),
  /** When it is tried next; null once it has ended. */
  next_at: z.string().nullable(),
  /** The oldest first. */
  attempts: z.array(
    z.object({
      at: z.string(),
      /** Status of the answer; null if there was none. */
      status: z.number().int().nullable(),
      fault: z.enum(CALLBACK_FAULTS).nullable(),
      ms: z.number().int().min(0),
    }),
  ),
});
export type CallbackLog = z.infer<typeof callbackLogSchema>;

/** Answer of `GET` and `POST /callbacks/secret`: `whsec_` and base64, as Standard Webhooks writes secrets. */
export const callbackSecretSchema = z.object({ secret: z.string() });
