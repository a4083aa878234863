import { z } from "zod";
import { STYLES } from "./names.ts";

export const styleSchema = z.enum(STYLES);
