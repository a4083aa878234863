import type { Reading, Style } from "@curta/contract";
import { createRandom } from "../../random.ts";
import { photoKinds } from "./photo-kinds.ts";
import type { Template } from "./template.ts";
import { templatesOf } from "./templates.ts";

/** How many times as likely a template is that is made for what the photo holds. */
const MADE_FOR = 3;
/** A template for any photo, and one that is made for other photos. */
const ANY = 2;
const OTHER = 1;

/** Which photo, and which of its films. */
interface Dice {
  /** A whole number, at least 0. */
  readonly seed: number;
  /** Another text for another photo. */
  readonly photo: string;
}

/**
 * A template of the style: likely one that is made for what the photo holds. The templates lie in an order of the photo, and
 * seeds go through it: seeds that follow each other are sure to try all of them, as dice are not.
 */
export function chooseTemplate(style: Style, reading: Reading, { seed, photo }: Dice): Template {
  const kinds = new Set(photoKinds(reading));
  const templates = templatesOf(style);
  const weighted = templates.flatMap((template) => {
    const { suits } = template;
    const weight = suits === undefined ? ANY : suits.some((kind) => kinds.has(kind)) ? MADE_FOR : OTHER;
    return Array.from({ length: weight }, () => template);
  });
  const order = createRandom(0, `templates ${photo}`).shuffle(weighted);
  return order[Math.trunc(seed) % order.length] ?? templates[0];
}
