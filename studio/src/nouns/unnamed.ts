/**
 * Characters that are coded, as their hexadecimal code between dashes. Letters and digits stay, so the result is
 * readable, and folding does not change it.
 */
const PLAIN = /[^a-z0-9]/g;

/** The name that scripts use for a label without a noun: "item chamado lava-20-lamp". */
export function unnamed(label: string): string {
  const coded = label.replaceAll(PLAIN, (character) => `-${character.charCodeAt(0).toString(16)}-`);
  return `item chamado ${coded}`;
}

/** Source of a pattern for what `unnamed` writes after "item chamado ". */
export const CODED = "(?:[a-z0-9]|-[0-9a-f]{1,4}-)+";

/** The label of a coded name. */
export function labelOf(coded: string): string {
  return coded.replaceAll(/-([0-9a-f]{1,4})-/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}
