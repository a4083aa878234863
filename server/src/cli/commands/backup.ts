import { copyFile, mkdir, readdir, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CurtaError } from "@curta/contract";
import { readConfig, type Config } from "../../config.ts";
import { findRunning } from "../../database/embedded.ts";
import { lockFolder } from "../../database/embedded/folder-lock.ts";
import { copyQuietCluster, copyRunningCluster } from "../backup/copy-cluster.ts";
import { copyFolder } from "../backup/copy-folder.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { SAYS } from "../../texts/command-line.ts";

/** `curta backup <folder>`: copies all persistent data, also while the product runs. */
export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [target, ...rest] = positionals;
  if (target === undefined || rest.length > 0) {
    throw new CurtaError("invalid_option", { detail: SAYS.backupUsage });
  }
  loadEnvironmentFile();
  const config = readConfig();
  if (config.databaseUrl !== undefined || config.s3) {
    throw new CurtaError("invalid_option", { detail: SAYS.backupElsewhere });
  }
  const folder = resolve(target);
  await assertEmptyFolder(folder);
  await copyDatabase(config, folder);
  // Media after the database: so every file that the database copy names exists; newer files do no harm.
  const media = await copyFolder(join(config.dataFolder, "media"), join(folder, "media"), {
    skip: (path) => path.endsWith(".part"),
  });
  await writeFile(join(folder, "backup.json"), `${JSON.stringify({ version: 1, at: new Date() })}\n`);
  process.stdout.write(`${SAYS.backupReady(folder, media)}\n`);
  return 0;
}

async function copyDatabase(config: Config, folder: string): Promise<void> {
  const home = join(config.dataFolder, "postgres");
  const [from, to] = [join(home, "cluster"), join(folder, "postgres", "cluster")];
  await mkdir(join(folder, "postgres"), { recursive: true });
  const url = await findRunning(home);
  if (url === undefined) {
    const unlock = lockFolder(home);
    try {
      await copyQuietCluster(from, to);
    } finally {
      unlock();
    }
  } else {
    await copyRunningCluster(url, from, to);
  }
  await copyFile(join(home, "password"), join(folder, "postgres", "password"));
}

/** @throws CurtaError file_not_writable */
export async function assertEmptyFolder(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const inside = await readdir(folder);
  if (inside.length > 0) throw new CurtaError("file_not_writable", { detail: SAYS.notEmpty(folder) });
}
