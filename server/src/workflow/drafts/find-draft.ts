import { CurtaError, type Draft } from "@curta/contract";
import type { Context } from "../../context.ts";
import { draftClaims, findCurrentDraftRow, findDraftRow } from "../../database/rows/drafts.ts";
import { withClaims } from "../../database/pool.ts";
import { keyOfMediaUrl, mediaUrl } from "../../media/media-url.ts";
import type { Requester } from "../requester.ts";

/** The draft that the requester changed last, also if it was put away since; null if there is none. */
export async function currentDraft(context: Context, requester: Requester): Promise<Draft | null> {
  const { userId } = requester;
  const draft = await withClaims(context.pool, draftClaims(userId), (db) => findCurrentDraftRow(db, userId));
  return draft === undefined ? null : atOrigin(requester.origin, draft);
}

/** One of the requester's drafts. @throws CurtaError not_found, also if it belongs to another user */
export async function findDraft(context: Context, requester: Requester, id: string): Promise<Draft> {
  const { userId } = requester;
  const draft = await withClaims(context.pool, draftClaims(userId), (db) => findDraftRow(db, userId, id));
  if (draft === undefined) throw new CurtaError("not_found");
  return atOrigin(requester.origin, draft);
}

/** The server may have had another address when the draft was kept; images are shown from the one of today. */
function atOrigin(origin: string, draft: Draft): Draft {
  const moved = <T extends { image_url: string }>(holder: T): T => {
    const key = keyOfMediaUrl(holder.image_url);
    return key === undefined ? holder : { ...holder, image_url: mediaUrl(origin, key) };
  };
  return {
    ...draft,
    takes: draft.takes.map(moved),
    present: moved(draft.present),
    past: draft.past.map(moved),
    future: draft.future.map(moved),
  };
}
