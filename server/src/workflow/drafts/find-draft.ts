import { CurtaError, type Draft, type DraftPage } from "@curta/contract";
import type { Context } from "../../context.ts";
import {
  type DraftListQuery,
  ownerClaims,
  findCurrentDraftRow,
  findDraftRow,
  listDraftRows,
} from "../../database/rows/drafts.ts";
import { withClaims } from "../../database/pool.ts";
import { keyOfMediaUrl, mediaUrl } from "../../media/media-url.ts";
import type { Requester } from "../requester.ts";

/** The draft that the requester changed last, also if it was put away since; null if there is none. */
export async function currentDraft(context: Context, requester: Requester): Promise<Draft | null> {
  const { userId } = requester;
  const draft = await withClaims(context.pool, ownerClaims(userId), (db) => findCurrentDraftRow(db, userId));
  return draft === undefined ? null : atOrigin(requester.origin, draft);
}

/** One of the requester's drafts. @throws CurtaError not_found, also if it belongs to another user */
export async function findDraft(context: Context, requester: Requester, id: string): Promise<Draft> {
  const { userId } = requester;
  const draft = await withClaims(context.pool, ownerClaims(userId), (db) => findDraftRow(db, userId, id));
  if (draft === undefined) throw new CurtaError("not_found");
  return atOrigin(requester.origin, draft);
}

/** Drafts of one answer. */
const PAGE_DRAFTS = 24;

/** A page of the requester's drafts that contain `search`, the newest first: work of which there is no film yet. */
export async function listDrafts(
  context: Context,
  { userId, origin }: Requester,
  { before, search }: Omit<DraftListQuery, "limit">,
): Promise<DraftPage> {
  const rows = await withClaims(context.pool, ownerClaims(userId), (db) =>
    listDraftRows(db, userId, { before, search, limit: PAGE_DRAFTS + 1 }),
  );
  const drafts = rows.slice(0, PAGE_DRAFTS).map((row) => ({
    ...moved(origin, row),
    topic: row.topic ?? "",
    edited_at: row.edited_at.toISOString(),
  }));
  return { drafts, next: rows.length > PAGE_DRAFTS ? (drafts.at(-1)?.edited_at ?? null) : null };
}

function atOrigin(origin: string, draft: Draft): Draft {
  const move = <T extends { image_url: string }>(holder: T): T => moved(origin, holder);
  return {
    ...draft,
    takes: draft.takes.map(move),
    present: move(draft.present),
    past: draft.past.map(move),
    future: draft.future.map(move),
  };
}

/** The server may have had another address when the draft was kept; images are shown from the one of today. */
function moved<T extends { image_url: string }>(origin: string, holder: T): T {
  const key = keyOfMediaUrl(holder.image_url);
  return key === undefined ? holder : { ...holder, image_url: mediaUrl(origin, key) };
}
