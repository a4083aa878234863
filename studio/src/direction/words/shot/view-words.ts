import type { Target } from "@curta/contract";

/** Source of a pattern for a view given in hundredths ("quadro de 55% em 42% por 30%"), without capturing groups. */
export const VIEW = String.raw`quadro de \d{1,3} ?% em \d{1,3} ?% (?:por|x) \d{1,3} ?%`;
const LEAST_SHARE = 10;

/** The view that a text which matches `VIEW` gives; numbers beyond what can be become the nearest that can. */
export function readView(text: string): Target {
  const [share = 100, x = 50, y = 50] = (text.match(/\d+/g) ?? []).map((number) =>
    Math.min(100, Number(number)),
  );
  return { kind: "view", x, y, share: Math.max(LEAST_SHARE, share) };
}
