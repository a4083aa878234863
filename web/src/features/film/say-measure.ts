import type { Measure } from "@curta/contract";
import { type Given, retell, withPoint } from "@curta/contract/said";
import { STUDIO_LOCALE } from "../../lib/language.ts";
import { text } from "../../lib/text.ts";

/** A row of the certificate as the page shows it. */
interface SaidMeasure {
  readonly code: string;
  readonly label: string;
  readonly value: string;
  readonly bound: string;
  /** Of these texts, where it is not the page's (BCP 47). */
  readonly lang: string | undefined;
}

/** A row in the page's language; in the Portuguese that it came in where the page has no words for it. */
export function sayMeasure({ code, label, value, bound, given }: Measure): SaidMeasure {
  const asItCame = { code, label, value, bound, lang: STUDIO_LOCALE };
  const own = new Map<string, object>(Object.entries(text.names.certificate)).get(code);
  if (own === undefined || given === undefined) return asItCame;
  const parts = new Map<string, unknown>(Object.entries(own));
  const say = (part: string, came: string, parameters: readonly Given[]) =>
    parts.has(part) ? retell(parts.get(part), parameters) : withPoint(came);
  const told = {
    label: retell(parts.get("label"), []),
    value: say("value", value, given.value),
    bound: say("bound", bound, given.bound),
  };
  if (told.label === undefined || told.value === undefined || told.bound === undefined) return asItCame;
  return { code, label: told.label, value: told.value, bound: told.bound, lang: undefined };
}
