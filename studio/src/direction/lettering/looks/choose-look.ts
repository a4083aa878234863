import type { Style } from "@curta/contract";
import type { CaptionLookName } from "../../timeline.ts";

/** What suits each style. Twelve films of one photo show them all. */
const SUITABLE: Readonly<Record<Style, readonly [CaptionLookName, ...CaptionLookName[]]>> = {
  viral: ["impact", "karaoke", "sticker", "single", "label", "plate"],
  cinematografico: ["serif", "duet", "typed", "label", "marker"],
  suave: ["duet", "plate", "marker", "karaoke", "serif"],
};

/**
 * The caption look of a whole film. This is the only place where it is chosen: whoever wants a film to name its look
 * answers here with that name.
 */
export function captionLookOf({ style }: { readonly style: Style }, seed: number): CaptionLookName {
  const looks = SUITABLE[style];
  return looks[Math.abs(Math.trunc(seed)) % looks.length] ?? looks[0];
}
