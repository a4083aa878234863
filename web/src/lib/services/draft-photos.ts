import type { AccessToken } from "../rows/rows.ts";

/** The photos of drafts without an image, on our own server. */
export interface DraftPhotos {
  /** Null if the server has none. @throws if it does not answer */
  read(id: string): Promise<Blob | null>;
  /** False: it could not be kept now. */
  keep(id: string, photo: Blob): Promise<boolean>;
}

/** @param base address of our own server */
export function openDraftPhotos(base: string, accessToken: AccessToken): DraftPhotos {
  const call = async (id: string, body?: Blob): Promise<Response> => {
    const token = await accessToken();
    return fetch(`${base}/drafts/${id}/photo`, {
      ...(body === undefined ? {} : { method: "PUT", body }),
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/octet-stream" }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
    });
  };
  return {
    async read(id) {
      const answer = await call(id);
      return answer.ok ? answer.blob() : null;
    },
    keep: (id, photo) =>
      call(id, photo).then(
        ({ ok }) => ok,
        () => false,
      ),
  };
}
