import { parseMediaKey, type MediaKey } from "./media-store.ts";

export const MEDIA_PATH = "/media/";

/** Address of a file, for a requester who reached us under `origin`. */
export function mediaUrl(origin: string, key: MediaKey): string {
  return `${origin}${MEDIA_PATH}${key}`;
}

/** How rows keep the address of a file: without the host, which may change. */
export function mediaPath(key: MediaKey): string {
  return `${MEDIA_PATH}${key}`;
}

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

/** The key in an address of ours. The host is ignored, because a server can have several. */
export function keyOfMediaUrl(address: string): MediaKey | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  return pathname.startsWith(MEDIA_PATH) ? parseMediaKey(pathname.slice(MEDIA_PATH.length)) : undefined;
}
