import * as fc from "fast-check";

/** Any number: the first of those tried. Change it to look elsewhere, for all or by `FC_SEED`. */
const SEED = 20_261_122;

const seed = Number(process.env.FC_SEED ?? SEED);
if (!Number.isSafeInteger(seed)) throw new Error("FC_SEED is not a whole number.");
// The same commit gives the same result; see decision 40.
fc.configureGlobal({ seed });
