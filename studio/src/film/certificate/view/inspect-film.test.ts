import { readFile, writeFile } from "node:fs/promises";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENCODER } from "../../encode/encoder-settings.ts";
import { openFrames } from "../../../../testing/film/moving-stripes.ts";
import { probe } from "../../../../testing/film/probes.ts";
import { scratchFolder } from "../../../../testing/film/productions.ts";
import { composeScore } from "../../../../testing/film/steady-tune.ts";
import { plainTimeline } from "../../../../testing/film/timelines.ts";
import { encodeAtLevel } from "../../sound/encode-at-level.ts";
import { writeFilm } from "../../mux.ts";
import { packetBytes, type Segment } from "../../encode/segment.ts";
import { openShotEncoder } from "../../encode/shot-encoder.ts";
import { openFilmFile } from "../file/film-file.ts";
import type { WantedFrames } from "../faces/looks.ts";
import { frameThumbnail, i420Frame } from "./frame-thumbnail.ts";
import { keptFrames, keptFramesOf } from "./kept-frames.ts";
import { type ShotInspection, inspectFrames, planInspection } from "./inspect-shot.ts";
import { annexBUnits, isSameUnits, prefixedUnits } from "../file/nal-units.ts";
import { type InspectedShot, inspectFilm } from "./inspect-film.ts";

const folder = scratchFolder();
const LENGTHS = [22, 9, 75];
const timeline = plainTimeline(LENGTHS);
const kept = keptFrames(timeline);
const wanted = { keep: kept, looks: [] };
const path = folder.path("film.mp4");
let shots: InspectedShot[];

function encode(shot: number, length: number): Segment {
  const frames = openFrames(LENGTHS.map((_, colour) => colour));
  const encoder = openShotEncoder(ENCODER);
  for (let at = 0; at < length; at++) encoder.add(frames.draw(shot, at));
  return { ...encoder.finish(), contrasts: Array.from({ length }, () => null), words: [] };
}

const wantedOf = (keep: readonly number[], looks: WantedFrames["looks"] = []) => ({ keep, looks });

function inspectShot(
  segment: Segment,
  keep: readonly number[],
  looks: WantedFrames["looks"] = [],
): ShotInspection {
  const all = wantedOf(keep, looks);
  const coded = segment.packets.map((packet) => {
    return { number: packet.pts, key: packet.key, data: packetBytes(segment, packet) };
  });
  const steps = inspectFrames(segment.parameters, planInspection(coded, all), all);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

beforeAll(async () => {
  const segments = LENGTHS.map((length, shot) => encode(shot, length));
  shots = segments.map((segment, shot) => {
    return {
      segment,
      inspection: Promise.resolve(inspectShot(segment, keptFramesOf(timeline, shot))),
    };
  });
  const music = encodeAtLevel(composeScore(timeline), (work) => work());
  await writeFilm(path, segments, music);
});
afterAll(() => folder.remove());

test("frames seen in shots are those of the whole film, without decoding most of it", async () => {
  const { picture } = await openFilmFile(path);
  const [seen, whole] = [await inspectFilm(picture, wanted, shots), await inspectFilm(picture, wanted)];
  expect([...seen.kept.keys()].toSorted((a, b) => a - b)).toEqual(kept.toSorted((a, b) => a - b));
  for (const frame of kept) expect(Buffer.compare(seen.kept.get(frame)!, whole.kept.get(frame)!)).toBe(0);
  expect(seen.thumbnails).toEqual(shots.flatMap(({ segment }) => segment.thumbnails));
  const inspections = await Promise.all(shots.map(({ inspection }) => inspection));
  const decoded = inspections.reduce((sum, { thumbnails }) => sum + thumbnails.size, 0);
  expect(decoded).toBeLessThan(0.25 * timeline.frames);
});

test("any frame is seen as the whole film shows it, B-frames too", async () => {
  const { picture } = await openFilmFile(path);
  const [from, length] = [LENGTHS[0]!, LENGTHS[1]!];
  const within = Array.from({ length }, (_, frame) => frame);
  const { kept: whole } = await inspectFilm(picture, wantedOf(within.map((frame) => from + frame)));
  for (const frame of within) {
    const seen = inspectShot(shots[1]!.segment, [frame]).kept.get(frame)!;
    expect(Buffer.compare(seen, whole.get(from + frame)!)).toBe(0);
  }
});

test("a kept frame is the whole frame, in all its planes", async () => {
  const { picture } = await openFilmFile(path);
  const { kept: frames, thumbnails } = await inspectFilm(picture, wanted);
  for (const [frame, bytes] of frames) {
    expect(bytes).toHaveLength((1080 * 1920 * 3) / 2);
    expect(frameThumbnail(i420Frame(bytes))).toEqual(thumbnails[frame]);
  }
});

test("faces are looked for in the frames that are named, of a shot and of a film; others that drift have no thumbnail", async () => {
  const looks = [{ frame: 6, expected: [] }];
  const { picture } = await openFilmFile(path);
  const whole = await inspectFilm(picture, { keep: [], looks });
  expect([...whole.faces]).toEqual([[6, []]]);
  const inspected = shots.map((shot) => {
    const segment = shot.segment;
    return { segment, inspection: Promise.resolve(inspectShot(segment, [], looks)) };
  });
  const one = await inspected[0]!.inspection;
  expect([...one.faces]).toEqual([[6, []]]);
  expect([...one.thumbnails.keys()]).toEqual([0]);
  const film = await inspectFilm(picture, wanted, inspected);
  expect([...film.faces.keys()]).toEqual([6, LENGTHS[0]! + 6, LENGTHS[0]! + LENGTHS[1]! + 6]);
  expect(film.contrasts).toHaveLength(timeline.frames);
  expect(whole.contrasts).toBe(null);
});

test("every group of pictures is looked into", async () => {
  for (const { segment, inspection } of shots) {
    const keys = segment.packets.filter(({ key }) => key).map(({ pts }) => pts);
    expect([...(await inspection).thumbnails.keys()]).toEqual(expect.arrayContaining(keys));
  }
});

test("where a shot does not look as it was drawn, the film's own frames count", async () => {
  const { picture } = await openFilmFile(path);
  const black = shots[1]!.segment.thumbnails.map((thumbnail) => new Uint8Array(thumbnail.length).fill(16));
  const spoiled = shots.with(1, { ...shots[1]!, segment: { ...shots[1]!.segment, thumbnails: black } });
  const { thumbnails } = await inspectFilm(picture, wanted, spoiled);
  expect(thumbnails).toEqual((await inspectFilm(picture, wanted)).thumbnails);
  expect(thumbnails).not.toContain(black[0]);
});

test("a file that does not hold the very bytes of its shots is decoded, and fails where it is broken", async () => {
  const { packets } = await probe(path, "v");
  const key = packets.filter(({ flags }) => flags.startsWith("K"))[1]!;
  const bytes = await readFile(path);
  bytes.fill(0x55, Number(key.pos) + 40, Number(key.pos) + Number(key.size));
  const broken = folder.path("broken.mp4");
  await writeFile(broken, bytes);
  const { picture } = await openFilmFile(broken);
  await expect(inspectFilm(picture, wanted, shots)).rejects.toMatchObject({ code: "film_out_of_bounds" });
});

test("shots in another order are not what the file holds", async () => {
  const { picture } = await openFilmFile(path);
  const { thumbnails } = await inspectFilm(picture, wanted, shots.toReversed());
  expect(thumbnails).toEqual((await inspectFilm(picture, wanted)).thumbnails);
});

test("units are the same with start codes of either length and with lengths before them", () => {
  const byte = fc.integer({ min: 1, max: 255 });
  const unit = fc.array(byte, { minLength: 1, maxLength: 40 }).map((bytes) => Uint8Array.from(bytes));
  fc.assert(
    fc.property(fc.array(fc.tuple(unit, fc.boolean())), (pairs) => {
      const units = pairs.map(([bytes]) => bytes);
      const coded = pairs.flatMap(([bytes, long]) => [...(long ? [0] : []), 0, 0, 1, ...bytes]);
      const prefixed = units.flatMap((bytes) => [0, 0, 0, bytes.length, ...bytes]);
      expect(isSameUnits(annexBUnits(Uint8Array.from(coded)), units)).toBe(true);
      expect(isSameUnits(prefixedUnits(Uint8Array.from(prefixed)), units)).toBe(true);
    }),
  );
});
