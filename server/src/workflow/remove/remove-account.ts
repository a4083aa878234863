import { CurtaError } from "@curta/contract";
import {
  deleteFurtherRows,
  everythingOf,
  findStragglers,
  rememberRemoval,
} from "../../database/rows/removals.ts";
import { noteSecurity, removeUser } from "../../identity/index.ts";
import { removeThings, type Removal, type RemovalServices } from "./remove-things.ts";

export interface RemovedAccount {
  readonly id: string;
  readonly email: string;
}

/** Deletes an account and all that its user made, in one transaction. @throws CurtaError user_unknown */
export async function removeAccount(services: RemovalServices, account: RemovedAccount): Promise<Removal> {
  return removeThings(services, account.id, async (client) => {
    await removeUser(client, account.email);
    await rememberRemoval(client, account.id);
    // Whose it was, and from which network, nobody may know any more.
    await noteSecurity(client, { kind: "account_removed" });
    const things = await everythingOf(client, account.id);
    await deleteFurtherRows(client, account.id);
    return things;
  });
}

/** As `removeAccount`, at the user's own request. @throws CurtaError confirmation_differs */
export async function removeOwnAccount(
  services: RemovalServices,
  account: RemovedAccount,
  typed: string,
): Promise<Removal> {
  if (typed.trim().toLowerCase() !== account.email) throw new CurtaError("confirmation_differs");
  return removeAccount(services, account);
}

/** Deletes what requests that were under way still wrote for removed accounts. Returns the number of such accounts. */
export async function removeStragglers(services: RemovalServices): Promise<number> {
  const users = await findStragglers(services.pool);
  for (const userId of users) {
    await removeThings(services, userId, async (client) => {
      const things = await everythingOf(client, userId);
      await deleteFurtherRows(client, userId);
      return things;
    });
  }
  return users.length;
}
