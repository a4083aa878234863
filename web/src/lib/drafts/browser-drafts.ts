import type { DraftRecord } from "@curta/contract";
import { joinRecords } from "./merge-drafts.ts";

const PREFIX = "curta-draft";

/**
 * The drafts in this browser's storage, by user. Every tab has a record of its own of a draft, so that two tabs in which
 * one draft is edited do not overwrite each other; whoever reads them gets one draft with all that they hold.
 */
export interface BrowserDrafts {
  /** All drafts of a user, the one that was changed last first. */
  all(userId: string): Promise<DraftRecord[]>;
  /**
   * As `all`, for a tab that opens and then writes or removes every one of them: what it writes takes the place of what the
   * tabs before it have stored, and so there are never more records of a draft than tabs that have changed it since.
   */
  takeOver(userId: string): Promise<DraftRecord[]>;
  write(userId: string, draft: DraftRecord): void;
  /** Removes what this tab holds of a draft. What another tab has stored since stays. */
  removeOwn(userId: string, id: string): void;
  /** Removes a draft, whichever tabs have stored it. */
  remove(userId: string, id: string): void;
}

export function openBrowserDrafts(storage: Storage | null): BrowserDrafts {
  const tab = crypto.randomUUID();
  /** Key and text of what this tab has taken over: it may be removed as long as it is still the same. */
  const taken = new Map<string, string>();
  const read = (start: string): [string, string][] =>
    Object.keys(storage ?? {})
      .filter((key) => key.startsWith(start))
      .map((key) => [key, storage?.getItem(key) ?? ""]);
  const takenOf = (start: string) => read(start).filter(([key, text]) => taken.get(key) === text);
  const removeKeys = (stored: readonly (readonly [string, string])[]) => {
    for (const [key] of stored) storage?.removeItem(key);
  };
  return {
    all: (userId) => joinTexts(read(keyOf(userId, ""))),
    takeOver(userId) {
      const stored = read(keyOf(userId, ""));
      for (const [key, text] of stored) taken.set(key, text);
      return joinTexts(stored);
    },
    write(userId, draft) {
      const own = keyOf(userId, draft.id, tab);
      const before = takenOf(keyOf(userId, draft.id)).filter(([key]) => key !== own);
      const isWritten = isStored(storage, own, JSON.stringify(draft));
      removeKeys(before);
      if (isWritten || isStored(storage, own, JSON.stringify(draft))) return;
      // A full storage has no room for the history, but mostly for the work itself.
      if (isStored(storage, own, JSON.stringify({ ...draft, past: [], future: [] }))) return;
      for (const [key, text] of before) isStored(storage, key, text);
    },
    removeOwn(userId, id) {
      removeKeys(takenOf(keyOf(userId, id)));
      storage?.removeItem(keyOf(userId, id, tab));
    },
    remove(userId, id) {
      removeKeys(read(keyOf(userId, id)));
    },
  };
}

/** A draft's key; without a tab, what the keys of all tabs begin with. */
function keyOf(userId: string, id: string, tab?: string): string {
  return [PREFIX, userId, id, ...(tab === undefined ? [] : [tab])].join(":");
}

/** The drafts of stored records, those of one draft joined. */
async function joinTexts(stored: readonly (readonly [string, string])[]): Promise<DraftRecord[]> {
  if (stored.length === 0) return [];
  const { readDraftRecord } = await import("../read-answers.ts");
  const drafts = new Map<string, DraftRecord>();
  for (const [, text] of stored) {
    const record = readDraftRecord(text);
    if (record === null) continue;
    const other = drafts.get(record.id);
    drafts.set(record.id, other === undefined ? record : joinRecords(other, record));
  }
  return [...drafts.values()].toSorted((one, other) => (one.edited_at < other.edited_at ? 1 : -1));
}

function isStored(storage: Storage | null, key: string, text: string): boolean {
  try {
    storage?.setItem(key, text);
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
