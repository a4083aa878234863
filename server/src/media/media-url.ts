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

/** The key in an address of ours. The host is ignored, because a server can have several. */
export function keyOfMediaUrl(address: string): MediaKey | undefined {
  if (!URL.canParse(address)) return undefined;
  const { pathname } = new URL(address);
  return pathname.startsWith(MEDIA_PATH) ? parseMediaKey(pathname.slice(MEDIA_PATH.length)) : undefined;
}
