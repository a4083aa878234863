import { CurtaError } from "@curta/contract";
import type { Pool } from "pg";
import type { RunHash } from "../../door/hashing.ts";
import { findDeviceToken, writeDeviceToken } from "../device.ts";
import type { Keys } from "../keys.ts";
import {
  assertTryLeft,
  countTry,
  deleteOldTries,
  guessTries,
  signInTries,
  type CountedTry,
  type Limits,
} from "../limits.ts";
import { verifyPassword } from "../passwords.ts";
import { noteSecurity } from "./security-log.ts";
import type { User } from "../users.ts";

/** What checking a password needs. */
interface Checking {
  readonly pool: Pool;
  readonly limits: Limits;
  readonly keys: Keys;
  readonly runHash: RunHash;
}

interface SignIn {
  readonly email: string;
  readonly password: string;
  readonly address: string;
  readonly devices?: readonly string[];
}

/**
 * Checks the password of a sign-in and gives the user's id and the token of their device. Unknown users cost the same time
 * and get the same answer. @throws CurtaError invalid_credentials, user_banned, too_many_requests (as RateLimitError)
 */
export async function checkSignIn(
  { pool, limits, keys, runHash }: Checking,
  signIn: SignIn,
): Promise<{ userId: string; device: string }> {
  const email = signIn.email.trim().toLowerCase().slice(0, 254);
  const { rows } = await pool.query<{ id: string; password_hash: string; banned: boolean }>(
    "select id, password_hash, banned from curta.account where email = $1",
    [email],
  );
  const account = rows[0];
  const device = account && findDeviceToken(signIn.devices ?? [], account.id, keys.refreshMac);
  const tries = signInTries(limits, email, signIn.address, device);
  const verify = (): Promise<boolean> => verifyPassword(signIn.password, account?.password_hash);
  const matches = await look({ pool, runHash }, email, tries, verify);
  if (!matches || !account) {
    const network = keys.networkDigest(signIn.address);
    await noteSecurity(pool, { kind: "sign_in_failed", userId: account?.id, network });
    await deleteOldTries(pool);
    throw new CurtaError("invalid_credentials");
  }
  if (account.banned) throw new CurtaError("user_banned");
  return { userId: account.id, device: device ?? writeDeviceToken(account.id, keys.refreshMac) };
}

/**
 * Asks who is signed in for their password once more: a session that was left open or stolen must not be enough to take the
 * account over. Wrong ones count for this session, so that whoever guesses with it keeps no other from the change.
 * @throws CurtaError current_password_required, current_password_invalid, too_many_requests (as RateLimitError)
 */
export async function checkCurrentPassword(
  { pool, limits, runHash }: Omit<Checking, "keys">,
  { user, sessionId, typed, network }: CurrentPassword,
): Promise<void> {
  if (typed === undefined || typed === "") throw new CurtaError("current_password_required");
  const { rows } = await pool.query<{ password_hash: string }>(
    "select password_hash from curta.account where id = $1",
    [user.id],
  );
  const tries = guessTries(limits, user.id, sessionId);
  const verify = (): Promise<boolean> => verifyPassword(typed, rows[0]?.password_hash);
  const matches = await look({ pool, runHash }, user.email, tries, verify);
  if (!matches) {
    await noteSecurity(pool, { kind: "current_password_wrong", userId: user.id, network });
    throw new CurtaError("current_password_invalid");
  }
}

/**
 * Looks at a password when its turn comes, and leaves a wrong one counted. It is counted only then: whoever stands in line has
 * not guessed yet, and many who sign in at once, from one network, are no reason to send anyone away.
 * @throws RateLimitError
 */
async function look(
  { pool, runHash }: Pick<Checking, "pool" | "runHash">,
  account: string,
  tries: readonly CountedTry[],
  verify: () => Promise<boolean>,
): Promise<boolean> {
  // Who has to wait anyway does not stand in line.
  await assertTryLeft(pool, tries);
  return runHash(account, async () => {
    const takeBack = await countTry(pool, tries);
    let isWrong = false;
    try {
      isWrong = !(await verify());
      return !isWrong;
    } finally {
      if (!isWrong) await takeBack();
    }
  });
}

interface CurrentPassword {
  readonly user: User;
  readonly sessionId: string;
  readonly typed: string | undefined;
  /** Digest of the client's network. */
  readonly network: string;
}
