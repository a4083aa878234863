/** Lower case without accents, each character in its place: what is found here stands there in the composed text. */
export function plain(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll(/[^ -~]/g, (character) => character.normalize("NFD").charAt(0))
    .toLowerCase();
}
