import type { Effect } from "@curta/contract";

/** Effects that make another picture of a view that the film has shown: for photos with few views. */
export const DESIGNS = ["two-panels", "cut-out", "three-panels", "mirror"] as const;

/** Whether an effect makes another picture of a view. */
export function isDesign(effect: Effect): boolean {
  return DESIGNS.some((design) => design === effect);
}

/** Whether a shot is such another picture; false where there is no shot. */
export function isDesigned(shot: { readonly effects: readonly Effect[] } | undefined): boolean {
  return shot?.effects.some((effect) => isDesign(effect)) === true;
}
