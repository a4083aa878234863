import { createHash } from "node:crypto";
import { readdirSync, readFileSync, utimesSync, writeFileSync } from "node:fs";
import { afterEach, beforeEach, expect, test } from "vitest";
import { ENCODER } from "./encoder-settings.ts";
import { probe } from "../../../testing/film/probes.ts";
import { produceStripes, scratchFolder } from "../../../testing/film/productions.ts";
import { THUMBNAIL_BYTES } from "../certificate/view/frame-thumbnail.ts";
import type { Segment } from "./segment.ts";
import { openSegmentCache, segmentKey } from "./segment-cache.ts";

let folder: ReturnType<typeof scratchFolder>;
beforeEach(() => {
  folder = scratchFolder();
});
afterEach(() => folder.remove());

const LENGTHS = [12, 10, 14, 8];

/** Makes a film with the cache; returns its video packets and how much of it was drawn. */
async function produce(colours: readonly number[]) {
  const path = folder.path("film.mp4");
  const shares: number[] = [];
  const opened: (readonly number[])[] = [];
  await produceStripes(path, LENGTHS, {
    colours,
    segmentCache: folder.path("segments"),
    onStage: (stage, share) => stage === "frames" && shares.push(share),
    onOpen: (shots) => opened.push(shots),
  });
  const { packets } = await probe(path, "v");
  return {
    packets: packets.map(({ data_hash: hash }) => hash),
    opened,
    drawnFrames: Math.round(44 * (1 - shares[0]! / shares.at(-1))),
  };
}

test("editing one shot draws that shot alone; all others stay as they were, byte for byte", async () => {
  const before = await produce([1, 2, 3, 4]);
  expect(before.drawnFrames).toBe(44);
  const after = await produce([1, 2, 9, 4]);
  expect(after.drawnFrames).toBe(14);
  expect(after.packets.slice(0, 22)).toEqual(before.packets.slice(0, 22));
  expect(after.packets.slice(36)).toEqual(before.packets.slice(36));
  expect(after.packets.slice(22, 36)).not.toEqual(before.packets.slice(22, 36));
});

test("frames are prepared for the shots that are drawn, and for none where the cache has all", async () => {
  expect((await produce([1, 2, 3, 4])).opened).toEqual([[0, 1, 2, 3]]);
  expect((await produce([1, 2, 9, 4])).opened).toEqual([[2]]);
  expect((await produce([1, 2, 3, 4])).opened).toEqual([]);
});

test("a film from the cache is the film that was drawn, also where an entry is broken", async () => {
  const before = await produce([1, 2, 3, 4]);
  const [entry] = readdirSync(folder.path("segments"));
  const path = folder.path(`segments/${entry}`);
  const bytes = readFileSync(path);
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 5) ^ 1, bytes.length - 5);
  writeFileSync(path, bytes);
  const after = await produce([1, 2, 3, 4]);
  expect(after.packets).toEqual(before.packets);
  expect(after.drawnFrames).toBeGreaterThan(0);
  expect(after.drawnFrames).toBeLessThan(44);
});

test("a truncated or foreign entry is not found, and is removed", async () => {
  const cache = openSegmentCache(folder.path("segments"));
  for (const bytes of [Buffer.alloc(0), Buffer.from("short"), Buffer.alloc(5000, 7)]) {
    await cache.keep("entry", segmentOf(10));
    writeFileSync(folder.path("segments/entry.segment"), bytes);
    expect(await cache.find("entry")).toBeNull();
    expect(readdirSync(folder.path("segments"))).toEqual([]);
  }
});

test("an entry of another format is not found", async () => {
  const cache = openSegmentCache(folder.path("segments"));
  await cache.keep("entry", segmentOf(10));
  const path = folder.path("segments/entry.segment");
  const body = Buffer.from(
    readFileSync(path).toString("latin1").replace('"format":2', '"format":1'),
    "latin1",
  );
  createHash("sha256").update(body.subarray(32)).digest().copy(body);
  writeFileSync(path, body);
  expect(await cache.find("entry")).toBeNull();
});

test("what was used longest ago is swept first, down to the bound", async () => {
  const cache = openSegmentCache(folder.path("segments"), 25_000);
  for (const [age, key] of ["old", "older", "new"].entries()) {
    await cache.keep(key, segmentOf(10_000));
    utimesSync(folder.path(`segments/${key}.segment`), 1000 + age, 1000 + age);
  }
  expect(await cache.find("old")).not.toBeNull();
  await cache.sweep();
  expect(readdirSync(folder.path("segments")).toSorted()).toEqual(["new.segment", "old.segment"]);
});

test("other encoder settings are another entry", () => {
  expect(segmentKey("shot", ENCODER)).toBe(segmentKey("shot", { ...ENCODER }));
  expect(segmentKey("shot", ENCODER)).not.toBe(segmentKey("shot", { ...ENCODER, crf: ENCODER.crf + 1 }));
  expect(segmentKey("shot", ENCODER)).not.toBe(segmentKey("shots", ENCODER));
});

function segmentOf(bytes: number): Segment {
  return {
    frames: 1,
    thumbnails: [new Uint8Array(THUMBNAIL_BYTES)],
    data: new Uint8Array(bytes),
    packets: [{ offset: 0, size: bytes, pts: 0, key: true }],
    contrasts: [4.7],
    words: [],
    parameters: Uint8Array.of(1, 2, 3),
  };
}
