/** Lower case without accents, with the same length: a position in it is the position in the composed text. */
export function plain(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[^ -~]/g, (character) => character.normalize("NFD").charAt(0))
    .toLowerCase();
}
