import type { Draft, DraftRecord, PageConfig } from "@curta/contract";
import type { AccessToken } from "../rows/rows.ts";
import { browserStorage, openBrowserDrafts, type BrowserDrafts } from "./browser-drafts.ts";
import { openDraftKeeper, type DraftKeeper } from "./draft-keeper.ts";
import { openDraftServer, type DraftServer } from "./draft-server.ts";
import { baseOf, chooseDraft, isWithoutImage, mergeDrafts } from "./merge-drafts.ts";
import { openPhotoStore, type PhotoStore } from "./photo-store.ts";

/** How long the page waits for the server's draft before it opens with the browser's. */
const PATIENCE_MS = 1_000;
/** How long the page waits for a photo, without which there would be nothing to open with. */
const PHOTO_PATIENCE_MS = 10_000;
/** How long signing out waits for the last edits to arrive. */
const LEAVE_PATIENCE_MS = 2_000;

/** A draft to open with, and its photo where this browser has it. */
export interface OpenedDraft {
  readonly draft: DraftRecord;
  readonly photo: File | null;
}

/** One user's drafts while the page is open. */
export interface UserDrafts extends DraftKeeper {
  /**
   * What to open with: the wanted draft, else the one that was worked on last; null if there is nothing. Where the server's
   * answer takes too long, what it has is given to `onLate`. It is not adopted: the page may show something else by then.
   */
  start(wanted: string | null, onLate: (found: OpenedDraft) => void): Promise<OpenedDraft | null>;
  keepPhoto(id: string, photo: File): void;
}

export interface Drafts {
  open(userId: string, onMerged: (draft: DraftRecord) => void, onState: () => void): UserDrafts;
  /** Before signing out: sends what is unsent, and removes from this browser what the server has. */
  leave(userId: string): Promise<void>;
  /** Removes all of a user's drafts from this browser, after the user deleted everything. */
  forget(userId: string): Promise<void>;
  /** Removes from this browser what the server no longer has, because it was deleted. */
  forgetGone(userId: string): Promise<void>;
}

interface DraftPlaces {
  readonly browser: BrowserDrafts;
  readonly photos: PhotoStore;
  readonly server: DraftServer | null;
}

export function openDrafts(config: PageConfig, accessToken: AccessToken): Drafts {
  const places: DraftPlaces = {
    browser: openBrowserDrafts(browserStorage()),
    photos: openPhotoStore(),
    server: openDraftServer(config, accessToken),
  };
  const { browser, photos, server } = places;
  const opened = new Map<string, UserDrafts>();
  return {
    open(userId, onMerged, onState) {
      const keeper = openDraftKeeper({ userId, browser, photos, server, onMerged, onState });
      const drafts: UserDrafts = {
        ...keeper,
        start: (wanted, onLate) => start(places, { userId, keeper, wanted, onLate }),
        keepPhoto: (id, photo) => void photos.write(id, photo),
      };
      opened.set(userId, drafts);
      return drafts;
    },
    async leave(userId) {
      await within(LEAVE_PATIENCE_MS, opened.get(userId)?.flush() ?? Promise.resolve());
      for (const { id, unsent } of await browser.all(userId)) {
        if (unsent) continue;
        browser.remove(userId, id);
        void photos.remove(id);
      }
    },
    async forget(userId) {
      opened.delete(userId);
      for (const { id } of await browser.all(userId)) {
        browser.remove(userId, id);
        await photos.remove(id);
      }
    },
    async forgetGone(userId) {
      await withoutGone(places, userId, await browser.all(userId), null);
    },
  };
}

interface Start {
  readonly userId: string;
  readonly keeper: DraftKeeper;
  readonly wanted: string | null;
  readonly onLate: (found: OpenedDraft) => void;
}

async function start(
  { browser, photos, server }: DraftPlaces,
  { userId, keeper, wanted, onLate }: Start,
): Promise<OpenedDraft | null> {
  const asked: Promise<Draft | null> = server?.current().catch(() => null) ?? Promise.resolve(null);
  const found = wanted === null ? null : await server?.find(wanted).catch(() => null);
  const [theirs] = await Promise.all([
    found ?? within(PATIENCE_MS, asked),
    within(PATIENCE_MS, photos.prepare()),
  ]);
  const stored = await browser.takeOver(userId);
  const locals = await withoutGone({ browser, photos, server }, userId, stored, theirs?.id ?? null);
  const chosen = found
    ? takenUp(found, locals.find(({ id }) => id === found.id) ?? null)
    : chooseDraft(locals[0] ?? null, theirs);
  for (const local of locals) {
    if (local.id === chosen?.id) continue;
    if (local.unsent) {
      keeper.adopt(local);
    } else {
      browser.remove(userId, local.id);
      void photos.remove(local.id);
    }
  }
  if (chosen === null) {
    const readLate = async () => {
      const late = chooseDraft(locals[0] ?? null, await asked);
      if (late !== null) onLate({ draft: late, photo: await readPhoto({ photos, server }, late) });
    };
    if (theirs === null) void readLate();
    return null;
  }
  keeper.adopt(chosen);
  return { draft: chosen, photo: await readPhoto({ photos, server }, chosen) };
}

/** The photo of a draft: this browser's, or, where no image shows it yet, the server's. */
async function readPhoto(
  { photos, server }: Pick<DraftPlaces, "photos" | "server">,
  draft: DraftRecord,
): Promise<File | null> {
  const { id, photo_name: name, version } = draft;
  const own = await photos.read(id);
  if (own !== null || server === null || version === 0 || !isWithoutImage(draft)) return own;
  return within(
    PHOTO_PATIENCE_MS,
    server.readPhoto(id, name).catch(() => null),
  );
}

/** A draft that the user has chosen to go on with: from now on it is the one that was worked on last. */
function takenUp(draft: Draft, local: DraftRecord | null): DraftRecord {
  const newest = local === null ? draft : mergeDrafts(local, draft);
  const edited_at = new Date().toISOString();
  return { ...newest, base: baseOf(draft), put_away: false, unsent: true, edited_at };
}

/**
 * The drafts in this browser, without those that the server had and has no more: they were deleted, here or elsewhere, and
 * go from this browser too. `known`: the one that the server is known to have.
 */
async function withoutGone(
  { browser, photos, server }: DraftPlaces,
  userId: string,
  locals: readonly DraftRecord[],
  known: string | null,
): Promise<DraftRecord[]> {
  const answers = locals.map(async ({ id, version }) => {
    if (server === null || version === 0 || id === known) return false;
    return (
      (await within(
        PATIENCE_MS,
        server.isGone(id).catch(() => null),
      )) === true
    );
  });
  const gone = await Promise.all(answers);
  for (const [index, { id }] of locals.entries()) {
    if (gone[index] !== true) continue;
    browser.remove(userId, id);
    void photos.remove(id);
  }
  return locals.filter((_local, index) => gone[index] !== true);
}

/** The value of a promise; null if it takes too long. */
function within<T>(ms: number, promise: Promise<T>): Promise<T | null> {
  return Promise.race([promise, new Promise<null>((resolve) => setTimeout(() => resolve(null), ms))]);
}
