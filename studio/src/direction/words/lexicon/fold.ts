/**
 * Lower case without accents, every dash and arrow as "-", every white space as a blank: the form in which scripts
 * are compared with words. The text is composed (NFC) first; then folding keeps its length, so that positions in the
 * folded text are positions in `composed`.
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
