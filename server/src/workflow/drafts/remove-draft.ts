import { CurtaError } from "@curta/contract";
import type { Context } from "../../context.ts";
import { deleteDraftRow, ownerClaims } from "../../database/rows/drafts.ts";
import { withClaims } from "../../database/pool.ts";
import type { Requester } from "../requester.ts";

/**
 * Deletes one of the requester's drafts with its undo history. Its photo stays for as long as photos without films and
 * drafts do. @throws CurtaError not_found
 */
export async function removeDraft({ pool }: Context, { userId }: Requester, id: string): Promise<void> {
  const isRemoved = await withClaims(pool, ownerClaims(userId), (db) => deleteDraftRow(db, userId, id));
  if (!isRemoved) throw new CurtaError("not_found");
}
