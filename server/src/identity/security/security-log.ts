import { createHmac } from "node:crypto";
import type { Queryable } from "../../database/queryable.ts";

/** What the security log tells of. */
export type SecurityKind =
  | "account_added"
  | "account_removed"
  | "current_password_wrong"
  | "everything_removed"
  | "exported"
  | "key_made"
  | "key_revoked"
  | "keys_rotated"
  | "password_changed"
  | "sign_in_failed"
  | "signed_in"
  | "token_reused";

export interface SecurityNote {
  readonly kind: SecurityKind;
  /** Undefined: nobody's, or a user without an account. */
  readonly userId?: string | undefined;
  /** Digest of the network; undefined: a command of the operator's. */
  readonly network?: string | undefined;
}

const DIGEST_CHARS = 12;

/** Makes the digest by which a network is told from others, and by nobody without the key from which network it is. */
export function createNetworkDigest(key: Buffer): (network: string) => string {
  return (network) => createHmac("sha256", key).update(network).digest("hex").slice(0, DIGEST_CHARS);
}

/** Writes down what happened. */
export async function noteSecurity(db: Queryable, { kind, userId, network }: SecurityNote): Promise<void> {
  await db.query(
    `insert into curta.security_event (kind, account_id, network)
     select $1, (select id from curta.account where id::text = $2), $3`,
    [kind, userId ?? null, network ?? null],
  );
}

export interface SecurityEvent {
  readonly at: Date;
  readonly kind: SecurityKind;
  readonly email: string | null;
  readonly network: string | null;
}

/** The newest `limit` events, the oldest of them first; those of one account if an e-mail is given. */
export async function readSecurityLog(
  db: Queryable,
  { email, limit }: { readonly email: string | undefined; readonly limit: number },
): Promise<SecurityEvent[]> {
  const { rows } = await db.query<SecurityEvent>(
    `select at, kind, network, email from (
       select e.id, e.at, e.kind, e.network, a.email from curta.security_event e
       left join curta.account a on a.id = e.account_id
       where $1::text is null or a.email = $1 order by e.id desc limit $2) as newest
     order by id`,
    [email ?? null, limit],
  );
  return rows;
}

/** The newest `limit` events of these kinds of one account, the newest first. */
export async function readOwnSecurityLog(
  db: Queryable,
  {
    userId,
    kinds,
    limit,
  }: { readonly userId: string; readonly kinds: readonly string[]; readonly limit: number },
): Promise<Omit<SecurityEvent, "email">[]> {
  const { rows } = await db.query<Omit<SecurityEvent, "email">>(
    `select at, kind, network from curta.security_event
     where account_id = (select id from curta.account where id::text = $1) and kind = any($2)
     order by at desc, id desc limit $3`,
    [userId, kinds, limit],
  );
  return rows;
}

/** Sign-ins of the last 24 hours, wrong ones, and the networks that these came from. */
export interface SignInFigures {
  readonly signIns: number;
  readonly failed: number;
  readonly failedNetworks: number;
}

export async function countSignIns(db: Queryable): Promise<SignInFigures> {
  const { rows } = await db.query<SignInFigures>(
    `select count(*) filter (where kind = 'signed_in')::int as "signIns",
       count(*) filter (where kind = 'sign_in_failed')::int as failed,
       count(distinct network) filter (where kind = 'sign_in_failed')::int as "failedNetworks"
     from curta.security_event where at > now() - interval '1 day'`,
  );
  return rows[0] ?? { signIns: 0, failed: 0, failedNetworks: 0 };
}
