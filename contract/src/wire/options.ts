import { z } from "../zod.ts";
import { DEFAULT_FILM_SECONDS, MAX_FILM_SECONDS, MIN_FILM_SECONDS } from "../limits.ts";
import { DEFAULT_STYLE, TEMPLATES } from "../names.ts";
import { styleSchema } from "../film/styles.ts";

/** `opcoes` of both webhook bodies: style, length in seconds, and the template where one is chosen. */
export const optionsSchema = z.object({
  estilo: styleSchema.default(DEFAULT_STYLE),
  duracao: z.number().int().min(MIN_FILM_SECONDS).max(MAX_FILM_SECONDS).default(DEFAULT_FILM_SECONDS),
  modelo: z.enum(TEMPLATES).optional(),
});
export type Options = z.infer<typeof optionsSchema>;

/** `options` of a film's row: those of its request, and the id of the user's own music where it has that. */
export const rowOptionsSchema = optionsSchema.extend({ musica: z.uuid().optional() });
export type RowOptions = z.infer<typeof rowOptionsSchema>;
