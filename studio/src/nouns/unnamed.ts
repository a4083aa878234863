/** Letters and digits stand for themselves, all else as its code between dashes: readable, and lossless when folded. */
const PLAIN = /[^a-z0-9]/g;

/** A label without a noun, as scripts write it: "item chamado lava-20-lamp". */
export function unnamed(label: string): string {
  const coded = label.replaceAll(PLAIN, (character) => `-${character.charCodeAt(0).toString(16)}-`);
  return `item chamado ${coded}`;
}

/** What `unnamed` writes behind "item chamado ", as the source of a pattern. */
export const CODED = "(?:[a-z0-9]|-[0-9a-f]{1,4}-)+";

/** The label that was coded. */
export function labelOf(coded: string): string {
  return coded.replaceAll(/-([0-9a-f]{1,4})-/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
