// As people write it, "0 vídeos": the rules of pt-BR would say "0 vídeo".
const rules = new Intl.PluralRules("pt-PT");

/** The words for one or for many. Each language has a file like this: what it needs is its own. */
export function pluralPt(count: number, one: string, many: string): string {
  return rules.select(count) === "one" ? one : many;
}
