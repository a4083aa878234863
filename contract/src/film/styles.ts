import { z } from "../zod.ts";
import { STYLES } from "../names.ts";

export const styleSchema = z.enum(STYLES);
