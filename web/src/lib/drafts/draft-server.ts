import { cleanText, type Draft, type DraftRecord, type PageConfig } from "@curta/contract";
import type { AccessToken } from "../rows/rows.ts";
import { openDraftPhotos } from "../services/draft-photos.ts";
import { isOwnImage } from "../services/own-image.ts";

/**
 * How a write ended. `gone`: the draft that was changed has been deleted; `refused`: the server will not take this draft;
 * `failed`: try again later.
 */
type Kept = { readonly version: number } | "changed" | "gone" | "refused" | "failed";

/** The drafts on our own server. */
export interface DraftServer {
  /** The draft that the user changed last. @throws if the server does not answer */
  current(): Promise<Draft | null>;
  find(id: string): Promise<Draft | null>;
  /** True if the server says that it has no such draft. @throws if it does not answer */
  isGone(id: string): Promise<boolean>;
  keep(draft: DraftRecord): Promise<Kept>;
  /** Keeps the photo of a draft without an image. False: it could not be kept now. */
  keepPhoto(id: string, photo: File): Promise<boolean>;
  /** The photo of a draft without an image; null if the server has none. @throws if it does not answer */
  readPhoto(id: string, name: string): Promise<File | null>;
  /** Deletes a draft. False: it could not be deleted now. */
  remove(id: string): Promise<boolean>;
  /** True if a draft that shows this image can be kept: the server made it, or there is none yet. */
  canKeep(imageUrl: string): boolean;
}

/** Browsers send at most so many bytes once the page is gone. */
const MOST_KEEPALIVE_CHARS = 20_000;

/** Opens the drafts of our own server; null with an outside workflow, which has none. */
export function openDraftServer(config: PageConfig, accessToken: AccessToken): DraftServer | null {
  if (config.workflowUrl !== config.supabaseUrl) return null;
  const base = config.workflowUrl;
  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const token = await accessToken();
    return fetch(`${base}/drafts/${path}`, {
      ...init,
      headers: {
        Accept: "application/json",
        ...(typeof init.body === "string" ? { "Content-Type": "application/json" } : {}),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
    });
  };
  const photos = openDraftPhotos(base, accessToken);
  const read = async (path: string) => {
    const answer = await call(path);
    if (!answer.ok) return null;
    const { readDraft } = await import("../read-answers.ts");
    return readDraft(await answer.text());
  };
  return {
    current: () => read("current"),
    find: (id) => read(id),
    isGone: async (id) => (await call(id)).status === 404,
    async keep({ id, unsent: _unsent, base: _base, ...body }) {
      // The server refuses what is no text; a draft must not be lost to a character that nobody sees.
      const text = JSON.stringify(body, (_, value: unknown) =>
        typeof value === "string" ? cleanText(value) : value,
      );
      const keepalive = text.length <= MOST_KEEPALIVE_CHARS;
      const answer = await call(id, { method: "PUT", body: text, keepalive }).catch(() => null);
      if (answer === null || answer.status >= 500) return "failed";
      if (answer.status === 409) return "changed";
      if (answer.status === 404) return "gone";
      if (!answer.ok) return "refused";
      const { readKeptVersion } = await import("../read-answers.ts");
      return readKeptVersion(await answer.text()) ?? "refused";
    },
    keepPhoto: (id, photo) => photos.keep(id, photo),
    async readPhoto(id, name) {
      const photo = await photos.read(id);
      return photo && new File([photo], name);
    },
    remove: (id) =>
      call(id, { method: "DELETE" }).then(
        ({ ok }) => ok,
        () => false,
      ),
    canKeep: (imageUrl) => imageUrl === "" || isOwnImage(imageUrl),
  };
}
