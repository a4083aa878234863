import type { KeepDays } from "../../config.ts";
import { count, size } from "./amounts.ts";
import type { Figures } from "./read-figures.ts";

/** For how long things are kept, in a sentence. */
export function describeKeeping({ photos, films, drafts, songs, sessions, securityLog }: KeepDays): string {
  const made =
    films === drafts
      ? `vídeos e rascunhos ${until(films)}`
      : `vídeos ${until(films)}, rascunhos ${until(drafts)}`;
  return (
    `Ficam: fotos sem vídeo nem rascunho ${until(photos)}, ${made}, ` +
    `músicas sem uso ${until(songs)}, sessões ${until(sessions)}, o registro de segurança ${until(securityLog)}.`
  );
}

function until(days: number | undefined): string {
  return days === undefined ? "até alguém apagar" : `por ${count(days, "dia", "dias")}`;
}

/**
 * What becomes of the disk if every day brings as much as the last one did. Where everything is kept for a time only, so much
 * goes as comes after that time, and the disk may never be full.
 */
export function forecastDisk(
  freeBytes: number,
  { day, bytes }: Pick<Figures, "day" | "bytes">,
  { photos, films, drafts, songs }: KeepDays,
): string {
  const free = `Há ${size(freeBytes)} livres`;
  if (day.bytes === 0) return `${free}.`;
  if (films !== undefined && drafts !== undefined) {
    // A photo may stay with its film or draft, and for its own time after them; a song from its last use on.
    const most = day.bytes * Math.max(Math.max(films, drafts) + photos, songs);
    if (most <= freeBytes + bytes.film + bytes.image + bytes.song) {
      return `${free}; no ritmo de hoje, o disco não enche: o que sai cabe com o que entra (${size(most)}).`;
    }
  }
  const days = Math.floor(freeBytes / day.bytes);
  return `${free}; no ritmo de hoje, o disco enche em ${count(days, "dia", "dias")}.`;
}
