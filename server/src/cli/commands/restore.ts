import { chmod, copyFile, mkdir, readFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { CurtaError } from "@curta/contract";
import { readConfig } from "../../config.ts";
import { copyQuietCluster } from "../backup/copy-cluster.ts";
import { copyFolder } from "../backup/copy-folder.ts";
import { assertEmptyFolder } from "./backup.ts";
import { loadEnvironmentFile } from "../environment-file.ts";
import { SAYS } from "../../texts/command-line.ts";

/** `curta restore <folder>`: puts a backup into an empty data folder. */
export async function run(args: string[]): Promise<number> {
  const { positionals } = parseArgs({ args, allowPositionals: true });
  const [source, ...rest] = positionals;
  if (source === undefined || rest.length > 0) {
    throw new CurtaError("invalid_option", { detail: SAYS.restoreUsage });
  }
  loadEnvironmentFile();
  const { dataFolder } = readConfig();
  const from = resolve(source);
  const known = await readFile(join(from, "backup.json"), "utf8").catch(() => undefined);
  if (known === undefined) throw new CurtaError("file_not_found", { detail: SAYS.notABackup(from) });
  await assertEmptyFolder(dataFolder);
  const [backup, home] = [join(from, "postgres"), join(dataFolder, "postgres")];
  await mkdir(home, { mode: 0o700 });
  await copyQuietCluster(join(backup, "cluster"), join(home, "cluster"));
  await chmod(join(home, "cluster"), 0o700);
  await copyFile(join(backup, "password"), join(home, "password"));
  await copyFolder(join(from, "media"), join(dataFolder, "media"));
  process.stdout.write(`${SAYS.restored(dataFolder)}\n`);
  return 0;
}
