const rules = new Intl.PluralRules("es");

/** The words for one or for many. */
export function pluralEs(count: number, one: string, many: string): string {
  return rules.select(count) === "one" ? one : many;
}
