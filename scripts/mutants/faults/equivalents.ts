/** Mutants that change nothing that anybody can notice: listed by hand, each with the reason. */
import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import type { Mutant } from "./find-mutants.ts";

const equivalentSchema = z.strictObject({
  file: z.string(),
  before: z.string(),
  after: z.string(),
  reason: z.string().min(10),
});
export type Equivalent = z.infer<typeof equivalentSchema>;

export const EQUIVALENTS: readonly Equivalent[] = z
  .array(equivalentSchema)
  .parse(JSON.parse(readFileSync(path.join(import.meta.dirname, "equivalents.json"), "utf8")));

export function isEquivalent({ file, before, after }: Mutant): boolean {
  return EQUIVALENTS.some((one) => one.file === file && one.before === before && one.after === after);
}
