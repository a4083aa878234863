/** True if an MP4's boxes fill it exactly, and index and media data are among them. */
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

/** True if the test studio's film is complete and belongs to this script. */
export function isWholeTestFilm(film: Buffer, script: string): boolean {
  return new RegExp(`^film of ${script} x+ end$`).test(film.toString());
}
