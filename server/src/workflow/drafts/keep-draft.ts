import { CurtaError, type Draft } from "@curta/contract";
import type { Context } from "../../context.ts";
import { countDrafts, draftBytes, lockDraft, ownerClaims, writeDraft } from "../../database/rows/drafts.ts";
import { findKeyImageByFolder } from "../../database/rows/key-images.ts";
import { withClaims } from "../../database/pool.ts";
import { folderOf } from "../../media/media-store.ts";
import { keyOfMediaUrl } from "../../media/media-url.ts";
import type { Requester } from "../requester.ts";

/** Many years of work; it only keeps one user from filling the table. */
const MOST_DRAFTS = 5_000;
/** The texts of drafts lie in the database and not with the files whose bytes are counted: a bound of their own. */
const SHARE_OF_SPACE = 0.1;

/**
 * Keeps a draft and gives its new version. The key images that it mentions are kept with it.
 * @throws CurtaError unknown_image_url, draft_changed, too_many_drafts; not_found: it was there and has been deleted, and
 * an edit that was under way must not bring it back
 */
export async function keepDraft(context: Context, { userId }: Requester, draft: Draft): Promise<number> {
  const ids = await keyImagesOf(context, userId, draft);
  const shown = draft.present.image_url;
  const keyImageId = shown === "" ? null : ids.get(shown);
  if (keyImageId === undefined) throw new CurtaError("unknown_image_url");
  const keyImageIds = [...new Set(ids.values())];
  return withClaims(context.pool, ownerClaims(userId), async (client) => {
    const isNew = !(await lockDraft(client, userId, draft.id));
    if (isNew && draft.version > 0) throw new CurtaError("not_found");
    if (isNew && (await countDrafts(client, userId)) >= MOST_DRAFTS) throw new CurtaError("too_many_drafts");
    const version = await writeDraft(client, { userId, draft, keyImageId, keyImageIds });
    if (version === undefined) throw new CurtaError("draft_changed");
    const most = context.config.bytesPerUser * SHARE_OF_SPACE;
    if ((await draftBytes(client, userId)) > most) throw new CurtaError("too_many_drafts");
    return version;
  });
}

/** The user's key images by their addresses in the draft. Others are left out: the draft keeps none of them. */
async function keyImagesOf(
  { pool }: Context,
  userId: string,
  { takes }: Draft,
): Promise<ReadonlyMap<string, string>> {
  const ids = new Map<string, string>();
  for (const { image_url: url } of takes) {
    const key = keyOfMediaUrl(url);
    // oxlint-disable-next-line no-await-in-loop -- a draft has few takes; all at once would take every connection
    const found = key && (await findKeyImageByFolder(pool, folderOf(key)));
    if (found?.user_id === userId) ids.set(url, found.id);
  }
  return ids;
}
