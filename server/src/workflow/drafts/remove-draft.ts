import { CurtaError } from "@curta/contract";
import type { Context } from "../../context.ts";
import { deleteDraftRow, ownerClaims } from "../../database/rows/drafts.ts";
import { withClaims } from "../../database/pool.ts";
import { deleteFolders } from "../remove/delete-folders.ts";
import type { Requester } from "../requester.ts";

/**
 * Deletes one of the requester's drafts with its undo history. A photo of which images were made stays for as long as
 * photos without films and drafts do; one of which there is none goes at once. @throws CurtaError not_found
 */
export async function removeDraft(context: Context, { userId }: Requester, id: string): Promise<void> {
  const folder = await withClaims(context.pool, ownerClaims(userId), (db) => deleteDraftRow(db, userId, id));
  if (folder === undefined) throw new CurtaError("not_found");
  if (folder !== null) await deleteFolders(context, [folder]);
}
