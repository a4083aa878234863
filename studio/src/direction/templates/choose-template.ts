import type { Reading, Style } from "@curta/contract";
import type { Random } from "../../random.ts";
import { photoKinds } from "./photo-kinds.ts";
import type { Template } from "./template.ts";
import { templatesOf } from "./templates.ts";

/** How many times as likely a template is that is made for what the photo holds. */
const MADE_FOR = 3;
/** A template for any photo, and one that is made for other photos. */
const ANY = 2;
const OTHER = 1;

/** A template of the style: likely one that is made for what the photo holds, where the seed is the dice. */
export function chooseTemplate(style: Style, reading: Reading, random: Random): Template {
  const kinds = new Set(photoKinds(reading));
  const templates = templatesOf(style);
  const weights = templates.map(({ suits }) => {
    if (suits === undefined) return ANY;
    return suits.some((kind) => kinds.has(kind)) ? MADE_FOR : OTHER;
  });
  let left = random.next() * weights.reduce<number>((sum, weight) => sum + weight, 0);
  return templates.find((_, index) => (left -= weights[index] ?? 0) < 0) ?? templates[0];
}
