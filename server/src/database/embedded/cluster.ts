import { randomBytes } from "node:crypto";
import { chmod, chown, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cutShort } from "../../cut-short.ts";
import { killGroup, type Launcher } from "./launcher.ts";

/** Superuser and database of the embedded cluster. */
export const CLUSTER_NAME = "curta";

/**
 * Creates the cluster in `folder` if it does not exist, and returns its password. It is built under another name
 * and renamed when complete, so that an interrupted start leaves nothing that looks like a database. initdb and what it has
 * started are killed when `stopping` fires.
 */
export async function ensureCluster(
  folder: string,
  cluster: string,
  launcher: Launcher,
  stopping?: AbortSignal,
): Promise<string> {
  const password = await ensurePassword(join(folder, "password"));
  if (await exists(join(cluster, "PG_VERSION"))) return password;
  const draft = join(folder, "cluster.new");
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  // initdb reads the password from a file that its own account must own.
  const copy = join(folder, "password.new");
  await writeFile(copy, password, { mode: 0o600 });
  if (launcher.account) {
    await chown(draft, launcher.account.uid, launcher.account.gid);
    await chown(copy, launcher.account.uid, launcher.account.gid);
  }
  try {
    await initdb(launcher, draft, copy, stopping);
    await rename(draft, cluster);
  } finally {
    await rm(copy, { force: true });
  }
  return password;
}

async function ensurePassword(path: string): Promise<string> {
  const known = await readFile(path, "utf8").catch(() => "");
  if (known !== "") return known.trim();
  const password = randomBytes(24).toString("base64url");
  await writeFile(`${path}.draft`, password, { mode: 0o600, flush: true });
  await chmod(`${path}.draft`, 0o600);
  await rename(`${path}.draft`, path);
  return password;
}

function initdb(
  launcher: Launcher,
  draft: string,
  passwordFile: string,
  stopping: AbortSignal | undefined,
): Promise<void> {
  stopping?.throwIfAborted();
  const child = launcher.spawn("initdb", [
    `--pgdata=${draft}`,
    `--username=${CLUSTER_NAME}`,
    `--pwfile=${passwordFile}`,
    "--auth=scram-sha-256",
    "--encoding=UTF8",
    "--locale-provider=builtin",
    "--builtin-locale=C.UTF-8",
    "--locale=C",
    "--data-checksums",
  ]);
  let said = "";
  child.stdout?.on("data", (text) => (said += String(text)));
  child.stderr?.on("data", (text) => (said += String(text)));
  const ended = new Promise<void>((resolve, reject) => {
    child.once("error", reject);
    child.once("close", (code) => {
      if (code === 0) resolve();
      else reject(new Error(`PostgreSQL could not make its data folder: ${said.trim().slice(-2_000)}`));
    });
  });
  return cutShort(
    stopping,
    () => killGroup(child),
    () => ended,
  );
}

export async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
