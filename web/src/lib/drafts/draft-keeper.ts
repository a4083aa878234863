import type { DraftRecord } from "@curta/contract";
import type { BrowserDrafts } from "./browser-drafts.ts";
import type { DraftServer } from "./draft-server.ts";
import { baseOf, isSameEdit, isWithoutImage, joinDrafts, withEarlier } from "./merge-drafts.ts";
import type { PhotoStore } from "./photo-store.ts";
import { openLateDeletions, openPhotoSender } from "./send-photo.ts";

/** Rest after which an edit is sent; a crash in between costs nothing, because the browser has it. */
const REST_MS = 1_200;
/** As long as there is only a photo: mostly an image of it is asked for at once, and the photo goes with that. */
const PHOTO_REST_MS = 8_000;
const RETRY_MS = 10_000;

/** Where the newest work is: on its way, on the server, or in this browser only. */
export type Keeping = "sending" | "sent" | "here";

/** What of a draft only its keeper knows: a name is given on the shelf. */
type Kept = "version" | "unsent" | "base" | "title";

/** Keeps one user's drafts: each change in the browser at once, and on the server after a short rest. */
export interface DraftKeeper {
  /** Keeps a change of a draft. */
  keep(draft: Omit<DraftRecord, Kept>): void;
  /** Takes over a draft that was opened, with the version that it has on the server. */
  adopt(draft: DraftRecord): void;
  /**
   * What another browser made of this draft; null if nothing, or if there are unsent edits here. It is adopted only once
   * the page shows it: a change of what the page shows instead would take its place on the server.
   */
  news(id: string): Promise<DraftRecord | null>;
  /** Marks a draft as no longer worked on. One that the server cannot keep is forgotten: nothing could show it. */
  putAway(id: string): void;
  /** The user has chosen another photo: a draft of which there is nothing but its photo is deleted, any other put away. */
  discard(id: string): void;
  /** Sends everything that is not on the server yet. Ends when that was tried. */
  flush(): Promise<void>;
  /** The draft as it is kept now. */
  kept(id: string): DraftRecord | undefined;
  state(): Keeping;
  close(): void;
}

interface KeeperParts {
  readonly userId: string;
  readonly browser: BrowserDrafts;
  readonly photos: PhotoStore;
  /** Null where there is none. */
  readonly server: DraftServer | null;
  /** Called when another state of a draft is kept already, with the draft that now contains both. */
  readonly onMerged: (draft: DraftRecord) => void;
  readonly onState: () => void;
}

export function openDraftKeeper(parts: KeeperParts): DraftKeeper {
  const { userId, browser, photos, server, onMerged, onState } = parts;
  const drafts = new Map<string, DraftRecord>();
  const sendPhoto = openPhotoSender(server, photos);
  const deletions = openLateDeletions(server);
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: Keeping = server === null ? "here" : "sent";
  let sending: Promise<void> = Promise.resolve();

  const become = (next: Keeping) => {
    if (state === next) return;
    state = next;
    onState();
  };
  const store = (draft: DraftRecord) => {
    drafts.set(draft.id, draft);
    browser.write(userId, draft);
  };
  const clear = (id: string) => {
    browser.removeOwn(userId, id);
    void photos.remove(id);
  };
  const forget = (id: string) => {
    drafts.delete(id);
    clear(id);
  };
  const canKeep = (draft: DraftRecord) =>
    server !== null &&
    server.canKeep(draft.present.image_url) &&
    // Another browser has made an image of this photo: what is here goes with the next one that is made here.
    !(isWithoutImage(draft) && draft.takes.length > 0);
  const canSend = (draft: DraftRecord) => draft.unsent && canKeep(draft);
  const later = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void flush(), ms);
  };
  const flush = () => {
    clearTimeout(timer);
    // A failure must not stop what is sent later.
    sending = sending.then(sendAll).catch(() => later(RETRY_MS));
    return sending;
  };

  async function sendAll(): Promise<void> {
    const waiting = [...drafts.values()].filter(canSend);
    let isComplete = await deletions.send();
    if (!isComplete) later(RETRY_MS);
    for (const draft of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one after another: each is one small request
      isComplete = (await send(draft)) && isComplete;
    }
    const isLeft = [...drafts.values()].some(canSend);
    if (!isComplete) become("here");
    else if (waiting.length > 0 && !isLeft) become("sent");
  }

  /** False: the server does not have it. */
  async function send(draft: DraftRecord): Promise<boolean> {
    const kept = await server?.keep(draft);
    if (kept === "failed") later(RETRY_MS);
    if (kept === "changed") return merge(draft.id);
    if (kept === "gone") return beginAnew(draft.id);
    if (typeof kept !== "object") return false;
    const isWhole = !isWithoutImage(draft) || (await sendPhoto(draft));
    const now = drafts.get(draft.id);
    if (now === undefined) {
      // Discarded meanwhile.
      deletions.add(draft.id);
      return deletions.send();
    }
    // What was edited meanwhile is sent by its own timer.
    const isNewest = now === draft;
    store({ ...now, version: kept.version, base: baseOf(draft), unsent: !isNewest || !isWhole });
    if (!isWhole) later(RETRY_MS);
    else if (isNewest && draft.put_away) clear(draft.id);
    return isWhole;
  }

  /** The draft was deleted elsewhere: a user who still works on it keeps it as a new one. */
  async function beginAnew(id: string): Promise<boolean> {
    const ours = drafts.get(id);
    if (ours === undefined) return true;
    if (ours.version === 0) return false;
    if (ours.put_away) {
      forget(id);
      return true;
    }
    const anew = { ...ours, version: 0 };
    store(anew);
    return send(anew);
  }

  /** Another browser has changed the draft: what it wrote becomes a step of the undo history here. */
  async function merge(id: string): Promise<boolean> {
    const theirs = await server?.find(id).catch(() => null);
    const ours = drafts.get(id);
    if (!theirs || ours === undefined) return false;
    if (isSameEdit(ours, theirs)) {
      const isWhole = !isWithoutImage(ours) || (await sendPhoto(ours));
      store({ ...ours, version: theirs.version, base: baseOf(theirs), unsent: !isWhole });
      return isWhole;
    }
    // At version 0 the page did not know of theirs at all.
    const joined = ours.version === 0 ? withEarlier(ours, theirs) : joinDrafts(ours, theirs, ours.base);
    const both = { ...joined, version: theirs.version, base: baseOf(theirs), unsent: true };
    store(both);
    onMerged(both);
    return canSend(both) && send(both);
  }

  async function news(id: string): Promise<DraftRecord | null> {
    if (drafts.get(id)?.unsent !== false) return null;
    const theirs = await server?.current().catch(() => null);
    const ours = drafts.get(id);
    if (!theirs || ours === undefined || ours.unsent || theirs.id !== id) return null;
    return theirs.put_away || theirs.version <= ours.version ? null : { ...theirs, unsent: false };
  }

  const putAway = (id: string) => {
    const draft = drafts.get(id);
    if (draft === undefined) return;
    if (!canKeep(draft)) return forget(id);
    const edited_at = new Date().toISOString();
    store({ ...draft, put_away: true, base: baseBefore(draft), unsent: true, edited_at });
    later(0);
  };

  return {
    keep(draft) {
      const before = drafts.get(draft.id);
      const { version = 0, title } = before ?? {};
      const newest = { ...draft, ...(title === undefined ? {} : { title }), version };
      const isAnew = before?.put_away === true;
      // A film that was opened says itself what it is about and what it sounds like.
      const changed = {
        ...(isAnew ? withEarlier(newest, before) : newest),
        base: before && baseBefore(before),
        unsent: true,
      };
      store(changed);
      if (isAnew) onMerged(changed);
      if (!canSend(changed)) return become("here");
      become("sending");
      later(isWithoutImage(changed) ? PHOTO_REST_MS : REST_MS);
    },
    adopt(draft) {
      store(draft);
      if (canSend(draft)) later(0);
    },
    news,
    putAway,
    discard(id) {
      const draft = drafts.get(id);
      if (draft === undefined || !isPhotoAlone(draft)) return putAway(id);
      forget(id);
      if (draft.version === 0) return;
      deletions.add(id);
      later(0);
    },
    flush,
    kept: (id) => drafts.get(id),
    state: () => state,
    close() {
      clearTimeout(timer);
    },
  };
}

/** The base of the next change of a draft. */
function baseBefore(draft: DraftRecord): DraftRecord["base"] {
  return draft.unsent ? draft.base : baseOf(draft);
}

function isPhotoAlone(draft: DraftRecord): boolean {
  return draft.takes.length === 0 && draft.topic === "" && draft.song === undefined;
}
