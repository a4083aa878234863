/**
 * Lower case without accents, every dash and arrow a plain "-", every white space a blank: how scripts are
 * compared with words. Composes the text first and then keeps its length, so that a place in the folded
 * text is the same place in `composed`.
 */
export function fold(text: string): string {
  return text.normalize("NFC").replaceAll(/[^ -@[-~]/g, foldCharacter);
}

function foldCharacter(character: string): string {
  if (/\s/.test(character)) return " ";
  if (/[\p{Pd}→−⇒~]/u.test(character)) return "-";
  const base = character.toLowerCase().normalize("NFD").charAt(0);
  return base === "" ? character : base;
}
