import type {
  Draft,
  DraftPage,
  KeptData,
  KeyList,
  MadeKey,
  PageConfig,
  PhoneLink,
  PhotoPage,
  PublicLink,
  SignInList,
} from "@curta/contract";
import type { AccessToken, Rows } from "../rows/rows.ts";
import { networkProblem } from "../browser/network/network-problem.ts";
import { errorSentence } from "../error-sentence.ts";
import { text } from "../text.ts";
import { randomUuid } from "../uuid.ts";
import { type DraftPhotos, openDraftPhotos } from "./draft-photos.ts";

/**
 * What the user made, beyond its rows. With an outside workflow only films can be deleted, by their rows; what needs our
 * own server is undefined then. The message of a rejection is the sentence for the user.
 */
export interface Library {
  /** Deletes a film in whatever state. `isLeaving`: the page is being left, the request has to outlive it. */
  removeFilm(id: string, isLeaving?: boolean): Promise<void>;
  /** Gets ready for `removeFilm` while leaving, when there is no time to wait for anything. */
  prepareToLeave(): Promise<void>;
  readonly own: OwnLibrary | undefined;
}

export interface OwnLibrary {
  renameFilm(id: string, title: string | null): Promise<void>;
  /** Makes a link with which a phone opens a film once; `postText` goes along. */
  makePhoneLink(id: string, postText: string): Promise<PhoneLink>;
  findPublicLink(id: string): Promise<PublicLink>;
  makePublicLink(id: string): Promise<PublicLink>;
  removePublicLink(id: string): Promise<PublicLink>;
  /** Deletes the photo that a film was made of, with all that was made of it. */
  removePhotoOfFilm(id: string): Promise<void>;
  removePhoto(id: string): Promise<void>;
  /** Work of which there is no film yet and which contains `search`, the newest first; `before`: `next` of the page before. */
  listDrafts(before: string | null, search: string): Promise<DraftPage>;
  /** The photo of a draft without an image; null where it cannot be read. */
  readDraftPhoto(id: string): Promise<Blob | null>;
  renameDraft(id: string, title: string): Promise<void>;
  /** Makes a second draft like it, with its undo history, under a name of its own. Gives its id. */
  copyDraft(id: string, title: string): Promise<string>;
  /** Deletes a draft. `isLeaving` as with films. */
  removeDraft(id: string, isLeaving?: boolean): Promise<void>;
  listPhotos(before: string | null): Promise<PhotoPage>;
  listKeys(): Promise<KeyList>;
  makeKey(name: string): Promise<MadeKey>;
  revokeKey(id: string): Promise<void>;
  readKept(): Promise<KeptData>;
  /** Who came in as the user or failed, and changes of the password. */
  listSignIns(): Promise<SignInList>;
  removeEverything(): Promise<void>;
  removeAccount(email: string): Promise<void>;
  /** Address and token for the form that downloads everything. */
  exportForm(): Promise<{ readonly action: string; readonly token: string | null }>;
}

export function openLibrary(config: PageConfig, accessToken: AccessToken, rows: Rows): Library {
  // As with the preview: only our own server has these calls, and it is the workflow and the project in one.
  if (config.workflowUrl !== config.supabaseUrl) {
    return {
      removeFilm: (id) => removeByRow(rows, id),
      prepareToLeave: async () => undefined,
      own: undefined,
    };
  }
  let lastToken: string | null = null;
  const call = async <T>(method: string, path: string, body?: unknown, keepalive = false): Promise<T> => {
    const token = keepalive ? lastToken : (lastToken = await accessToken());
    return callOwn<T>(`${config.workflowUrl}${path}`, {
      method,
      keepalive,
      headers: {
        Accept: "application/json",
        ...(body === undefined ? {} : { "Content-Type": "application/json" }),
        ...(token === null ? {} : { Authorization: `Bearer ${token}` }),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  };
  const photos = openDraftPhotos(config.workflowUrl, accessToken);
  return {
    removeFilm: (id, isLeaving) => call("DELETE", `/generations/${id}`, undefined, isLeaving),
    prepareToLeave: async () => {
      lastToken = await accessToken();
    },
    own: {
      renameFilm: (id, title) => call("PATCH", `/generations/${id}`, { title }),
      makePhoneLink: (id, postText) => call("POST", `/generations/${id}/phone-link`, { post_text: postText }),
      findPublicLink: (id) => call("GET", `/generations/${id}/public-link`),
      makePublicLink: (id) => call("PUT", `/generations/${id}/public-link`),
      removePublicLink: (id) => call("DELETE", `/generations/${id}/public-link`),
      removePhotoOfFilm: (id) => call("DELETE", `/generations/${id}/photo`),
      removePhoto: (id) => call("DELETE", `/photos/${id}`),
      listDrafts: (before, search) =>
        call("GET", `/drafts?${new URLSearchParams({ search, ...(before === null ? {} : { before }) })}`),
      readDraftPhoto: (id) => photos.read(id),
      renameDraft: async (id, title) => {
        const { draft } = await call<{ draft: Draft }>("GET", `/drafts/${id}`);
        await call("PUT", `/drafts/${id}`, { ...draft, title });
      },
      copyDraft: async (id, title) => {
        const { draft } = await call<{ draft: Draft }>("GET", `/drafts/${id}`);
        const copy = randomUuid();
        const edited_at = new Date().toISOString();
        await call("PUT", `/drafts/${copy}`, { ...draft, version: 0, title, edited_at, put_away: false });
        if (draft.present.image_url === "") await copyPhoto(photos, id, copy);
        return copy;
      },
      removeDraft: (id, isLeaving) => call("DELETE", `/drafts/${id}`, undefined, isLeaving),
      listPhotos: (before) => call("GET", `/photos${since(before)}`),
      listKeys: () => call("GET", "/keys"),
      makeKey: (name) => call("POST", "/keys", { name }),
      revokeKey: (id) => call("DELETE", `/keys/${id}`),
      readKept: () => call("GET", "/account/data"),
      listSignIns: () => call("GET", "/account/sign-ins"),
      removeEverything: () => call("DELETE", "/account/data"),
      removeAccount: (email) => call("DELETE", "/account", { email }),
      exportForm: async () => ({
        action: `${config.workflowUrl}/account/export`,
        token: await accessToken(),
      }),
    },
  };
}

async function copyPhoto(photos: DraftPhotos, from: string, to: string): Promise<void> {
  const photo = await photos.read(from);
  if (photo === null || !(await photos.keep(to, photo))) throw new Error(text.shelf.callFailed);
}

function since(before: string | null): string {
  return before === null ? "" : `?before=${encodeURIComponent(before)}`;
}

/** A film under way must be canceled before its owner may delete the row. */
async function removeByRow(rows: Rows, id: string): Promise<void> {
  try {
    await rows.cancelRow(id);
    await rows.deleteRow(id);
  } catch (cause) {
    throw new Error(text.shelf.removeFailed, { cause });
  }
}

/** Sends a request to our own server. @throws Error with the server's sentence, or ours if it has none */
async function callOwn<T>(url: string, init: RequestInit): Promise<T> {
  const answer = await fetch(url, init).catch((cause: unknown) => {
    throw new Error(networkProblem(), { cause });
  });
  const body: unknown = await answer.json().catch(() => undefined);
  // Our own server's answers are typed by the contract; checking them with its schemas would load zod.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  if (answer.ok) return body as T;
  throw new Error(sentenceOf(body) ?? text.shelf.callFailed);
}

function sentenceOf(body: unknown): string | undefined {
  if (typeof body !== "object" || body === null || !("message" in body)) return undefined;
  return typeof body.message === "string"
    ? errorSentence("code" in body ? body.code : null, body.message)
    : undefined;
}
