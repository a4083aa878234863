import { readFile, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";

const FILE = "web.address";

/**
 * Writes down in the data folder at which address its web process answers. The command line is often run without the settings of
 * the process that serves. The caller must hold the folder's lock.
 */
export async function noteAddress(folder: string, url: string): Promise<void> {
  await writeFile(join(folder, FILE), `${url}\n`);
}

/** The web process of this folder has stopped. */
export async function forgetAddress(folder: string): Promise<void> {
  await rm(join(folder, FILE), { force: true });
}

/** Where the web process of this data folder answers, or answered when it was killed; undefined where none was started. */
export async function findAddress(folder: string): Promise<string | undefined> {
  const text = await readFile(join(folder, FILE), "utf8").catch(() => "");
  return text.trim() === "" ? undefined : text.trim();
}
