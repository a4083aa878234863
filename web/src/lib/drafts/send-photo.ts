import type { DraftRecord } from "@curta/contract";
import type { DraftServer } from "./draft-server.ts";
import type { PhotoStore } from "./photo-store.ts";

/** Sends the photo of a draft without an image, once. False: the server does not have it. */
export function openPhotoSender(
  server: DraftServer | null,
  photos: PhotoStore,
): (draft: DraftRecord) => Promise<boolean> {
  const sent = new Set<string>();
  return async ({ id, version }) => {
    if (sent.has(id)) return true;
    const photo = await photos.read(id);
    // A draft that was opened from the server has its photo there.
    if (photo === null) return version > 0;
    const isKept = (await server?.keepPhoto(id, photo)) === true;
    if (isKept) sent.add(id);
    return isKept;
  };
}

/** Drafts that the server shall delete; what it cannot delete now is tried again. */
export interface LateDeletions {
  add(id: string): void;
  /** False: some are left. */
  send(): Promise<boolean>;
}

export function openLateDeletions(server: DraftServer | null): LateDeletions {
  const due = new Set<string>();
  return {
    add: (id) => void due.add(id),
    async send() {
      for (const id of due) {
        // oxlint-disable-next-line no-await-in-loop -- mostly one
        if (await server?.remove(id)) due.delete(id);
      }
      return due.size === 0;
    },
  };
}
