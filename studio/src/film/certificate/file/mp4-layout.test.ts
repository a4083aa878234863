import { writeFile } from "node:fs/promises";
import { afterAll, expect, test } from "vitest";
import { scratchFolder } from "../../../../testing/film/productions.ts";
import { readMp4Layout } from "./mp4-layout.ts";

const folder = scratchFolder();
afterAll(() => folder.remove());

/** A box of ISO/IEC 14496-12: its length, its type, what it holds. */
function box(type: string, ...parts: readonly Uint8Array[]): Buffer {
  const body = Buffer.concat(parts);
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + body.length);
  head.write(type, 4, "latin1");
  return Buffer.concat([head, body]);
}
/** The same with a length of 64 bits. */
function longBox(type: string, body: Uint8Array): Buffer {
  const head = Buffer.alloc(16);
  head.writeUInt32BE(1);
  head.write(type, 4, "latin1");
  head.writeBigUInt64BE(BigInt(16 + body.length), 8);
  return Buffer.concat([head, body]);
}
/** A box that reaches to the end of the file. */
function lastBox(type: string, body: Uint8Array): Buffer {
  const whole = box(type, body);
  whole.writeUInt32BE(0);
  return whole;
}
function steps(entries: number): Buffer {
  const body = Buffer.alloc(8 + 8 * entries);
  body.writeUInt32BE(entries, 4);
  return box("stts", body);
}
const track = (entries: number, ...more: readonly Buffer[]) =>
  box("trak", ...more, box("mdia", box("minf", box("stbl", steps(entries)))));
const edits = box("edts", box("elst", Buffer.alloc(20)));
const media = box("mdat", Buffer.alloc(64, 0xff));
const kind = box("ftyp", Buffer.from("isomiso2"));

async function layoutOf(...boxes: readonly Uint8Array[]) {
  const path = folder.path("film.mp4");
  await writeFile(path, Buffer.concat(boxes));
  return await readMp4Layout(path);
}

test("an index is first where it comes before the media, whatever else is in the file", async () => {
  const index = box("moov", track(1));
  const first = { indexFirst: true, editLists: 0, constantSteps: true };
  expect(await layoutOf(kind, index, media)).toEqual(first);
  expect(await layoutOf(kind, index, box("free"), media)).toEqual(first);
  expect(await layoutOf(kind, media, index)).toEqual({ ...first, indexFirst: false });
  expect(await layoutOf(index, media)).toEqual(first);
  expect(await layoutOf(kind, index, box("mdat"))).toEqual(first);
  expect(await layoutOf(kind, index)).toEqual({ ...first, indexFirst: false });
});

test("edit lists are counted in every track", async () => {
  const none = await layoutOf(kind, box("moov", track(1), track(1)), media);
  expect(none.editLists).toBe(0);
  const two = await layoutOf(
    kind,
    box("moov", box("mvhd", Buffer.alloc(100)), track(1, edits), track(1, edits)),
    media,
  );
  expect(two).toEqual({ indexFirst: true, editLists: 2, constantSteps: true });
});

const stepsAreConstant = async (...entries: readonly number[]) =>
  (await layoutOf(kind, box("moov", ...entries.map((count) => track(count))), media)).constantSteps;

test("an empty box at the end of a track counts too", async () => {
  const empty = await layoutOf(kind, box("moov", track(1), box("elst")), media);
  expect(empty.editLists).toBe(1);
});

test("steps are constant where every track has one kind of them, and at most one more for its end", async () => {
  expect(await stepsAreConstant(1, 2)).toBe(true);
  expect(await stepsAreConstant(1, 3)).toBe(false);
  expect(await stepsAreConstant(3, 1)).toBe(false);
  expect(await stepsAreConstant()).toBe(false);
});

test("lengths of 64 bits are understood, and a box without one reaches to the file's end", async () => {
  const index = box(
    "moov",
    longBox("trak", box("mdia", box("minf", box("stbl", steps(1))))),
    track(1, edits),
  );
  const long = await layoutOf(
    kind,
    longBox("free", Buffer.alloc(30)),
    index,
    lastBox("mdat", Buffer.alloc(9)),
  );
  expect(long).toEqual({ indexFirst: true, editLists: 1, constantSteps: true });
  // What looks like an index in the media is media.
  const inMedia = await layoutOf(kind, lastBox("mdat", box("moov", track(1))));
  expect(inMedia).toEqual({ indexFirst: false, editLists: 0, constantSteps: false });
});

test("a file that is broken off, or is no film, has no index", async () => {
  const none = { indexFirst: false, editLists: 0, constantSteps: false };
  expect(await layoutOf()).toEqual(none);
  expect(await layoutOf(Buffer.from("GIF89a"))).toEqual(none);
  expect(await layoutOf(kind, media)).toEqual(none);
  // A box that claims to be shorter than its own head leads nowhere.
  const endless = Buffer.from([0, 0, 0, 4, ...Buffer.from("free")]);
  expect(await layoutOf(kind, longBox("free", Buffer.alloc(0)).fill(0, 8, 16), media)).toEqual(none);
  expect(await layoutOf(kind, endless, Buffer.alloc(8))).toEqual(none);
  const broken = box("moov", track(1));
  const within = broken.subarray(0, broken.length - 4);
  expect(await layoutOf(kind, within)).toMatchObject({ indexFirst: false, constantSteps: false });
  const inside = await layoutOf(
    kind,
    box("moov", track(1), Buffer.from([0, 0, 0, 99, ...Buffer.from("trak")])),
    media,
  );
  expect(inside).toEqual({ indexFirst: true, editLists: 0, constantSteps: true });
});
