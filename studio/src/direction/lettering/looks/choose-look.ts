import type { Style, TemplateName } from "@curta/contract";
import { createRandom } from "../../../random.ts";
import { templateOf } from "../../templates/templates.ts";
import type { CaptionLookName } from "../../timeline.ts";

/** What suits the films of a style whose script names no template. Twelve seeds in a row show them all. */
const SUITABLE: Readonly<Record<Style, readonly [CaptionLookName, ...CaptionLookName[]]>> = {
  viral: ["impact", "karaoke", "sticker", "single", "label", "plate"],
  cinematografico: ["serif", "duet", "typed", "label", "marker"],
  suave: ["duet", "plate", "marker", "karaoke", "serif"],
};

/** The caption look of a whole film. This is the only place where it is chosen. */
export function captionLookOf(
  film: { readonly style: Style; readonly template?: TemplateName | undefined },
  seed: number,
): CaptionLookName {
  if (film.template !== undefined) {
    return createRandom(seed, "caption look").pick(templateOf(film).captionLooks);
  }
  const looks = SUITABLE[film.style];
  return looks[Math.abs(Math.trunc(seed)) % looks.length] ?? looks[0];
}
