import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import * as fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import {
  MEDIA_NAMES,
  mediaKey,
  newMediaFolder,
  type MediaKey,
  type MediaStore,
} from "../src/media/media-store.ts";

export interface StoreUnderTest extends AsyncDisposable {
  readonly store: MediaStore;
}

/** Tests that every store must pass. */
export function mediaStoreSuite(name: string, start: () => Promise<StoreUnderTest>): void {
  describe(name, () => {
    let under: StoreUnderTest;
    let store: MediaStore;
    let scratch: string;

    beforeAll(async () => {
      under = await start();
      store = under.store;
      scratch = await mkdtemp(join(tmpdir(), "curta-media-"));
    });
    afterAll(async () => {
      await under[Symbol.asyncDispose]();
      await rm(scratch, { recursive: true, force: true });
    });

    test("gives back the bytes that were put", async () => {
      const key = mediaKey(newMediaFolder(), "poster.jpg");
      const bytes = Buffer.from("bytes as they are \u0000\u00ff");
      await store.putBytes(key, bytes);
      expect(await store.size(key)).toBe(bytes.length);
      expect(await buffer(await store.open(key))).toEqual(bytes);
    });

    test("takes a file from where it was made, and leaves nothing there", async () => {
      const [key, path] = [mediaKey(newMediaFolder(), "film.mp4"), join(scratch, "made.mp4")];
      const bytes = Buffer.alloc(3_000_000, "film");
      await writeFile(path, bytes);
      await store.putFile(key, path);
      expect((await buffer(await store.open(key))).equals(bytes)).toBe(true);
      await expect(stat(path)).rejects.toThrow("ENOENT");
    });

    test("opens any piece of a file", async () => {
      const key = mediaKey(newMediaFolder(), "film.mp4");
      const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, n) => n % 251));
      await store.putBytes(key, bytes);
      const piece = fc
        .tuple(fc.nat(999), fc.nat(999))
        .map(([a, b]) => ({ from: Math.min(a, b), to: Math.max(a, b) }));
      await fc.assert(
        fc.asyncProperty(piece, async ({ from, to }) => {
          expect(await buffer(await store.open(key, { from, to }))).toEqual(bytes.subarray(from, to + 1));
        }),
        { numRuns: 30 },
      );
    });

    test("knows what it does not have", async () => {
      const key = mediaKey(newMediaFolder(), "film.mp4");
      expect(await store.size(key)).toBeUndefined();
      await expect(store.open(key)).rejects.toMatchObject({ code: "not_found" });
    });

    test("deletes a folder with everything in it; twice does no harm", async () => {
      const folder = newMediaFolder();
      for (const file of MEDIA_NAMES) await store.putBytes(mediaKey(folder, file), Buffer.from(file));
      await store.deleteFolder(folder);
      await store.deleteFolder(folder);
      for (const file of MEDIA_NAMES) expect(await store.size(mediaKey(folder, file))).toBeUndefined();
    });

    test("refuses whatever is not a key of its own", async () => {
      const foreign = fc.oneof(
        fc.string(),
        fc.constantFrom(
          "../../etc/passwd",
          `${newMediaFolder()}/../../x`,
          "a/film.mp4",
          `${newMediaFolder()}/x.mp4`,
        ),
      );
      await fc.assert(
        fc.asyncProperty(foreign, async (text) => {
          const key = text as MediaKey;
          await expect(store.putBytes(key, Buffer.from("x"))).rejects.toMatchObject({ code: "not_found" });
          await expect(store.open(key)).rejects.toMatchObject({ code: "not_found" });
          await expect(store.deleteFolder(text)).rejects.toMatchObject({ code: "not_found" });
        }),
        { numRuns: 100 },
      );
    });

    test("says that it can be written to", async () => {
      expect(await store.writable()).toBe(true);
    });
  });
}
