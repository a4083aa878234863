import type { DraftRecord } from "@curta/contract";

const PREFIX = "curta-draft";

/** The drafts in this browser's storage, by user. Every tab writes its own draft, so tabs do not overwrite each other. */
export interface BrowserDrafts {
  /** All drafts of a user, the one that was changed last first. */
  all(userId: string): Promise<DraftRecord[]>;
  write(userId: string, draft: DraftRecord): void;
  remove(userId: string, id: string): void;
}

export function openBrowserDrafts(storage: Storage | null): BrowserDrafts {
  return {
    async all(userId) {
      if (storage === null) return [];
      const texts = Object.keys(storage)
        .filter((key) => key.startsWith(keyOf(userId, "")))
        .flatMap((key) => storage.getItem(key) ?? []);
      if (texts.length === 0) return [];
      const { readDraftRecord } = await import("../read-answers.ts");
      return texts
        .flatMap((text) => readDraftRecord(text) ?? [])
        .toSorted((one, other) => (one.edited_at < other.edited_at ? 1 : -1));
    },
    write(userId, draft) {
      const key = keyOf(userId, draft.id);
      // A full storage has no room for the history, but mostly for the work itself.
      if (!isStored(storage, key, draft)) isStored(storage, key, { ...draft, past: [], future: [] });
    },
    remove(userId, id) {
      storage?.removeItem(keyOf(userId, id));
    },
  };
}

function keyOf(userId: string, id: string): string {
  return `${PREFIX}:${userId}:${id}`;
}

function isStored(storage: Storage | null, key: string, draft: DraftRecord): boolean {
  try {
    storage?.setItem(key, JSON.stringify(draft));
    return true;
  } catch {
    return false;
  }
}

/** The browser's storage; null where it is blocked. */
export function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}
