import { readFile, writeFile } from "node:fs/promises";
import * as fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { ENCODER } from "../../encode/encoder-settings.ts";
import { openFrames } from "../../../../testing/film/moving-stripes.ts";
import { probe } from "../../../../testing/film/probes.ts";
import { scratchFolder } from "../../../../testing/film/productions.ts";
import { composeScore } from "../../../../testing/film/steady-tune.ts";
import { plainTimeline } from "../../../../testing/film/timelines.ts";
import { encodeAtLevel } from "../../sound/loud-sound.ts";
import { writeFilm } from "../../mux.ts";
import { packetBytes, type Segment } from "../../encode/segment.ts";
import { openShotEncoder } from "../../encode/shot-encoder.ts";
import { openFilmFile } from "../file/film-file.ts";
import { keptFrames, keptFramesOf } from "./kept-frames.ts";
import { type Look, looking, planLook } from "./look.ts";
import { annexBUnits, isSameUnits, prefixedUnits } from "../file/nal-units.ts";
import { type SeenShot, viewFilm } from "./view.ts";

const folder = scratchFolder();
const LENGTHS = [22, 9, 75];
const timeline = plainTimeline(LENGTHS);
const wanted = keptFrames(timeline);
const path = folder.path("film.mp4");
let shots: SeenShot[];

function encode(shot: number, length: number): Segment {
  const frames = openFrames(LENGTHS.map((_, colour) => colour));
  const encoder = openShotEncoder(ENCODER);
  for (let at = 0; at < length; at++) encoder.add(frames.draw(shot, at));
  return encoder.finish();
}

function lookAt(segment: Segment, keep: readonly number[]): Look {
  const coded = segment.packets.map((packet) => {
    return { number: packet.pts, key: packet.key, data: packetBytes(segment, packet) };
  });
  const steps = looking(segment.parameters, planLook(coded, keep), keep);
  for (let step = steps.next(); ; step = steps.next()) if (step.done) return step.value;
}

beforeAll(async () => {
  const segments = LENGTHS.map((length, shot) => encode(shot, length));
  shots = segments.map((segment, shot) => {
    return { segment, look: Promise.resolve(lookAt(segment, keptFramesOf(timeline, shot))) };
  });
  const music = encodeAtLevel(composeScore(timeline), (work) => work());
  await writeFilm(path, segments, music);
});
afterAll(() => folder.remove());

test("frames seen in shots are those of the whole film, without decoding most of it", async () => {
  const { picture } = await openFilmFile(path);
  const [seen, whole] = [await viewFilm(picture, wanted, shots), await viewFilm(picture, wanted)];
  expect([...seen.kept.keys()].toSorted((a, b) => a - b)).toEqual(wanted.toSorted((a, b) => a - b));
  for (const frame of wanted) expect(Buffer.compare(seen.kept.get(frame)!, whole.kept.get(frame)!)).toBe(0);
  expect(seen.glances).toEqual(shots.flatMap(({ segment }) => segment.glances));
  const looks = await Promise.all(shots.map(({ look }) => look));
  const decoded = looks.reduce((sum, { glances }) => sum + glances.size, 0);
  expect(decoded).toBeLessThan(0.25 * timeline.frames);
});

test("any frame is seen as the whole film shows it, B-frames too", async () => {
  const { picture } = await openFilmFile(path);
  const [from, length] = [LENGTHS[0]!, LENGTHS[1]!];
  const within = Array.from({ length }, (_, frame) => frame);
  const { kept } = await viewFilm(
    picture,
    within.map((frame) => from + frame),
  );
  for (const frame of within) {
    const seen = lookAt(shots[1]!.segment, [frame]).kept.get(frame)!;
    expect(Buffer.compare(seen, kept.get(from + frame)!)).toBe(0);
  }
});

test("every group of pictures is looked into", async () => {
  for (const { segment, look } of shots) {
    const keys = segment.packets.filter(({ key }) => key).map(({ pts }) => pts);
    expect([...(await look).glances.keys()]).toEqual(expect.arrayContaining(keys));
  }
});

test("where a shot does not look as it was drawn, the film's own frames count", async () => {
  const { picture } = await openFilmFile(path);
  const black = shots[1]!.segment.glances.map((glance) => new Uint8Array(glance.length).fill(16));
  const spoiled = shots.with(1, { ...shots[1]!, segment: { ...shots[1]!.segment, glances: black } });
  const { glances } = await viewFilm(picture, wanted, spoiled);
  expect(glances).toEqual((await viewFilm(picture, wanted)).glances);
  expect(glances).not.toContain(black[0]);
});

test("a file that does not hold the very bytes of its shots is decoded, and fails where it is broken", async () => {
  const { packets } = await probe(path, "v");
  const key = packets.filter(({ flags }) => flags.startsWith("K"))[1]!;
  const bytes = await readFile(path);
  bytes.fill(0x55, Number(key.pos) + 40, Number(key.pos) + Number(key.size));
  const broken = folder.path("broken.mp4");
  await writeFile(broken, bytes);
  const { picture } = await openFilmFile(broken);
  await expect(viewFilm(picture, wanted, shots)).rejects.toMatchObject({ code: "film_out_of_bounds" });
});

test("shots in another order are not what the file holds", async () => {
  const { picture } = await openFilmFile(path);
  const { glances } = await viewFilm(picture, wanted, shots.toReversed());
  expect(glances).toEqual((await viewFilm(picture, wanted)).glances);
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
