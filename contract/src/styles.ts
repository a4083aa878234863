import { z } from "zod";

/** The three looks a film can have; the names are those of the request field `estilo`. */
export const STYLES = ["viral", "cinematografico", "suave"] as const;
export const styleSchema = z.enum(STYLES);
export type Style = z.infer<typeof styleSchema>;
export const DEFAULT_STYLE: Style = "viral";
