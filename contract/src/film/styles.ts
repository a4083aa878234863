import { z } from "../zod.ts";
import { STYLES } from "../names.ts";

export const styleSchema = z.enum(STYLES);

/** Names of the styles for people. */
export const STYLE_TITLES: Readonly<Record<z.infer<typeof styleSchema>, string>> = {
  viral: "viral",
  cinematografico: "cinematográfico",
  suave: "suave",
};
