import { MEDIA_PATH } from "../../media/media-url.ts";

/** Columns of a generation that hold addresses of files. */
const ADDRESS_COLUMNS = ["video_url", "poster_url", "image_url"] as const;

/** A row, or part of one, as whoever reached us under `origin` needs it: with whole addresses of our files. */
export function completeAddresses<T extends Readonly<Record<string, unknown>>>(row: T, origin: string): T {
  const found = ADDRESS_COLUMNS.flatMap((name) => {
    const kept = row[name];
    return typeof kept === "string" && kept.startsWith(MEDIA_PATH) ? [[name, origin + kept]] : [];
  });
  return found.length === 0 ? row : { ...row, ...Object.fromEntries(found) };
}
