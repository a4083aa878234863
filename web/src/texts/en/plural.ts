const rules = new Intl.PluralRules("en");

/** The words for one or for many. */
export function pluralEn(count: number, one: string, many: string): string {
  return rules.select(count) === "one" ? one : many;
}
