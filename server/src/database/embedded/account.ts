import { readFile, stat } from "node:fs/promises";
import { dirname, resolve } from "node:path";

/** The operating system account that PostgreSQL runs under. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

const NOBODY = 65_534;
const EXECUTE = 0o1;

/**
 * The account to run PostgreSQL under; undefined for our own. PostgreSQL refuses to run as root, so root runs it
 * as `postgres` or else `nobody`. An existing cluster keeps its account.
 */
export async function findAccount(cluster: string): Promise<Account | undefined> {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const passwd = await readFile("/etc/passwd", "utf8").catch(() => "");
  const [, uid, gid] = /^postgres:[^:]*:(\d+):(\d+):/m.exec(passwd) ?? [];
  return { uid: Number(uid ?? NOBODY), gid: Number(gid ?? NOBODY) };
}

/** True if the account can reach `path`: it may enter every folder above. */
export async function canReach(account: Account, path: string): Promise<boolean> {
  for (let folder = dirname(resolve(path)); ; folder = dirname(folder)) {
    const { uid, gid, mode } = await stat(folder);
    const shift = uid === account.uid ? 6 : gid === account.gid ? 3 : 0;
    if (((mode >> shift) & EXECUTE) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
