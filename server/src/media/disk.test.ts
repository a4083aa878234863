import { mkdir, mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { createDiskStore, sweepUnfinished } from "./disk.ts";
import { mediaStoreSuite } from "../../testing/media-store-suite.ts";
import { mediaKey, newMediaFolder } from "./media-store.ts";

async function startDisk() {
  const root = await mkdtemp(join(tmpdir(), "curta-disk-"));
  const store = await createDiskStore(root);
  return { root, store, [Symbol.asyncDispose]: () => rm(root, { recursive: true, force: true }) };
}

mediaStoreSuite("disk", startDisk);

test("what a death left half-written is not served, and is swept", async () => {
  await using disk = await startDisk();
  const folder = newMediaFolder();
  await mkdir(join(disk.root, folder));
  await writeFile(join(disk.root, folder, "film.mp4.0123456789ab.part"), "half a fil");
  expect(await disk.store.size(mediaKey(folder, "film.mp4"))).toBeUndefined();
  expect(await sweepUnfinished(disk.root)).toBe(1);
  expect(await readdir(join(disk.root, folder))).toEqual([]);
});

test("a write that fails leaves nothing behind", async () => {
  await using disk = await startDisk();
  const folder = newMediaFolder();
  await expect(disk.store.putFile(mediaKey(folder, "film.mp4"), join(disk.root, "missing"))).rejects.toThrow(
    "ENOENT",
  );
  expect(await readdir(join(disk.root, folder))).toEqual([]);
});

test("a folder that vanished is made again", async () => {
  await using disk = await startDisk();
  await rm(disk.root, { recursive: true });
  expect(await disk.store.writable()).toBe(true);
  await disk.store.putBytes(mediaKey(newMediaFolder(), "poster.jpg"), Buffer.from("x"));
});
