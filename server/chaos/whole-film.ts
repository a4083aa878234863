/** True where an MP4's boxes fill it to its last byte, with the index and the pictures among them. */
export function isWholeFilm(film: Buffer): boolean {
  const kinds: string[] = [];
  let at = 0;
  while (at + 8 <= film.length) {
    kinds.push(film.toString("latin1", at + 4, at + 8));
    const size = film.readUInt32BE(at);
    if (size < 8) return false;
    at += size;
  }
  return at === film.length && ["ftyp", "moov", "mdat"].every((kind) => kinds.includes(kind));
}

/** True where the test studio's film is whole, and the one that this script asked for. */
export function isWholeTestFilm(film: Buffer, script: string): boolean {
  return new RegExp(`^film of ${script} x+ end$`).test(film.toString());
}
