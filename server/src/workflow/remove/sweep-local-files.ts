import { readdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { sweepSegments } from "@curta/studio/sweep-segments";
import { livingSegments } from "../../database/rows/key-images.ts";
import { foldersAtWork } from "../../database/rows/media-folders.ts";
import type { RemovalServices } from "./remove-things.ts";

/**
 * Deletes what only this machine's disk holds and no row refers to: encoded shots of photos and films that were
 * removed, unfinished films of attempts that ended; and the encoded shots used longest ago beyond their bound.
 */
export async function sweepLocalFiles(
  services: Pick<RemovalServices, "pool" | "segmentFolder" | "workFolder">,
): Promise<void> {
  await sweepRemovedSegments(services);
  await sweepSegments(services.segmentFolder);
  await sweepUnfinishedFilms(services);
}

async function sweepRemovedSegments({
  pool,
  segmentFolder,
}: Pick<RemovalServices, "pool" | "segmentFolder">): Promise<void> {
  const names = await namesIn(segmentFolder);
  const living = await livingSegments(pool, names);
  for (const name of names.filter((one) => !living.has(one))) {
    await rm(join(segmentFolder, name), { recursive: true, force: true });
  }
}

/** Each process has a folder of its own beside `workFolder`; files there begin with the name of their attempt's. */
async function sweepUnfinishedFilms({
  pool,
  workFolder,
}: Pick<RemovalServices, "pool" | "workFolder">): Promise<void> {
  const all = dirname(workFolder);
  const files = await Promise.all(
    (await namesIn(all)).map(async (name) => {
      const inside = await namesIn(join(all, name));
      return inside.map((file) => ({ path: join(all, name, file), folder: file.replace(/\..*$/, "") }));
    }),
  );
  const found = files.flat();
  const atWork = await foldersAtWork(
    pool,
    found.map(({ folder }) => folder),
  );
  for (const { path, folder } of found) if (!atWork.has(folder)) await rm(path, { force: true });
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch(() => []);
}
