import { z } from "zod";
import { DEFAULT_FILM_SECONDS, MAX_FILM_SECONDS, MIN_FILM_SECONDS } from "./limits.ts";
import { DEFAULT_STYLE } from "./names.ts";
import { styleSchema } from "./styles.ts";

/** `opcoes` of both webhook bodies: style, and length in seconds. */
export const optionsSchema = z.object({
  estilo: styleSchema.default(DEFAULT_STYLE),
  duracao: z.number().int().min(MIN_FILM_SECONDS).max(MAX_FILM_SECONDS).default(DEFAULT_FILM_SECONDS),
});
export type Options = z.infer<typeof optionsSchema>;
