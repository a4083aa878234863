import { existsSync, readdirSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { afterEach, beforeEach, expect, test } from "vitest";
import { NO_FRAMES, produceStripes, scratchFolder } from "../../testing/film/productions.ts";

let folder: ReturnType<typeof scratchFolder>;
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => folder.remove());

test("a film that is canceled stops and leaves nothing", async () => {
  const stop = new AbortController();
  const making = produceStripes(folder.path("film.mp4"), [300, 300], {
    signal: stop.signal,
    onStage: (stage, share) => {
      if (stage === "frames" && share > 0) stop.abort();
    },
  });
  await expect(making).rejects.toMatchObject({ code: "film_canceled" });
  expect(readdirSync(folder.path("."))).toEqual([]);
});

test("a film that is canceled beforehand never starts", async () => {
  const making = produceStripes(folder.path("film.mp4"), [30], { signal: AbortSignal.abort() });
  await expect(making).rejects.toMatchObject({ code: "film_canceled" });
  expect(readdirSync(folder.path("."))).toEqual([]);
});

test("frames that cannot be drawn fail the film, and leave nothing", async () => {
  const making = produceStripes(folder.path("film.mp4"), [30, 30], {
    frameModule: NO_FRAMES,
  });
  await expect(making).rejects.toMatchObject({
    code: "render_failed",
    detail: expect.stringContaining("no paint"),
  });
  expect(readdirSync(folder.path("."))).toEqual([]);
});

test("a folder that is not there is told from a film that could not be made", async () => {
  const making = produceStripes(folder.path("nowhere/film.mp4"), [15]);
  await expect(making).rejects.toMatchObject({ code: "file_not_writable" });
});

test("an older film of the same name stays until the new one is whole", async () => {
  const path = folder.path("film.mp4");
  await mkdir(path);
  await expect(produceStripes(path, [15])).rejects.toMatchObject({ code: "file_not_writable" });
  expect(existsSync(path)).toBe(true);
  expect(readdirSync(folder.path("."))).toEqual(["film.mp4"]);
});

test("what was finished before a film was interrupted is not made again", async () => {
  const stop = new AbortController();
  const segmentCache = folder.path("segments");
  const lengths = [30, 15, 15, 300];
  const first = produceStripes(folder.path("film.mp4"), lengths, {
    segmentCache,
    workers: 2,
    signal: stop.signal,
    onStage: (stage, share) => {
      if (stage === "frames" && share > 0.3) stop.abort();
    },
  });
  await expect(first).rejects.toMatchObject({ code: "film_canceled" });
  const finished = readdirSync(segmentCache).length;
  expect(finished).toBeGreaterThan(0);
  const shares: number[] = [];
  const shortened = lengths.slice(0, 3);
  await produceStripes(folder.path("film.mp4"), shortened, {
    segmentCache,
    onStage: (stage, share) => stage === "frames" && shares.push(share),
  });
  expect(shares[0]).toBeGreaterThan(0);
});
