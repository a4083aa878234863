import type { Box, Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { type Sight, sightedFace } from "../../../../../testing/film/sightings.ts";
import { keyAt, shotOf, syntheticReading, timelineOf } from "../../../../../testing/frame/synthetic.ts";
import type { Timeline } from "../../../../direction/timeline.ts";
import type { Sighting } from "../../faces/sightings.ts";
import { headsRow } from "./heads-row.ts";
import { peopleRows } from "./people-rows.ts";

/** A 9:16 picture, so that shares of a view at zoom 1 are shares of the picture. */
const PLAIN = syntheticReading({ width: 1080, height: 1920, rgb: new Uint8Array() });
const FACE = { x: 0.3, y: 0.3, w: 0.3, h: 0.2, confidence: 0.9 };
const PERSON = { x: 0.3, y: 0.3, w: 0.3, h: 0.6, confidence: 0.9, face: null };
const still = (x: number, y: number, zoom: number) => shotOf({ camera: [keyAt(0, x, y, zoom)] });
const WHOLE = timelineOf([still(0.5, 0.5, 1)]);

/** Each face by its index, as it was seen in one frame of a shot. */
function seen(shot: number, frame: number, ...sights: readonly (readonly [number, Sight, Box?])[]): Sighting {
  return {
    shot,
    frame,
    faces: sights.map(([index, sight, box]) => sightedFace(index, sight, box ? { box } : {})),
  };
}
const withFaces = (count: number): Reading => ({
  ...PLAIN,
  faces: Array.from({ length: count }, () => ({ ...FACE })),
});
const rowOf = (code: string, reading: Reading, sightings: readonly Sighting[], timeline = WHOLE) =>
  peopleRows(timeline, reading, sightings).find((row) => row.code === code);
const people = (reading: Reading, ...sightings: readonly Sighting[]) =>
  rowOf("people", reading, sightings)?.value;

test("somebody is in the film where their face was found whole in some frame", () => {
  const two = withFaces(2);
  expect(rowOf("people", two, [seen(0, 0, [0, "found"]), seen(0, 9, [1, "found"])])).toMatchObject({
    value: "2 de 2 no filme",
    ok: true,
    weight: "should",
  });
  expect(rowOf("people", two, [seen(0, 0, [0, "found"], [1, "found in part"])])).toMatchObject({
    value: "1 de 2 no filme",
    ok: false,
  });
  expect(people(two)).toBe("0 de 2 no filme");
});

const boxOf = (h: number): Box => ({ x: 0.4, y: 0.4, w: 0.1, h });

test("a face that is nowhere found counts by the camera where it is too small everywhere to be found", () => {
  const one = withFaces(1);
  expect(people(one, seen(0, 0, [0, "placed", boxOf(0.0749)]))).toBe("1 de 1 no filme");
  expect(people(one, seen(0, 0, [0, "placed", boxOf(0.075)]))).toBe("0 de 1 no filme");
  expect(people(one, seen(0, 0, [0, "placed in part", boxOf(0.05)]))).toBe("0 de 1 no filme");
  // Where it was large, or found once, the network has said what it is.
  expect(people(one, seen(0, 0, [0, "placed", boxOf(0.05)]), seen(0, 9, [0, "placed", boxOf(0.2)]))).toBe(
    "0 de 1 no filme",
  );
  expect(people(one, seen(0, 0, [0, "placed", boxOf(0.05)]), seen(0, 9, [0, "found in part"]))).toBe(
    "0 de 1 no filme",
  );
  const large = seen(0, 9, [0, "placed in part", boxOf(0.2)]);
  expect(people(one, seen(0, 0, [0, "placed", boxOf(0.05)]), large)).toBe("1 de 1 no filme");
});

test("people count by their face where it is known, else by what the camera shows of them", () => {
  const some = (person: Partial<Reading["people"][number]>, ...faces: Reading["faces"]): Reading => {
    return { ...PLAIN, faces, people: [{ ...PERSON, ...person }] };
  };
  const frame = seen(0, 0, [0, "found"]);
  expect(people(some({ face: 0 }, FACE), frame)).toBe("1 de 1 no filme");
  expect(people(some({ face: 0 }, FACE), seen(0, 0))).toBe("0 de 1 no filme");
  expect(people(some({ face: null }), seen(0, 0))).toBe("1 de 1 no filme");
  expect(people(some({ face: 3 }, FACE), seen(0, 0))).toBe("1 de 1 no filme");
  // A face that is not sure proves nothing: the person is asked about.
  expect(people(some({ face: 0 }, { ...FACE, confidence: 0.5 }), seen(0, 0))).toBe("1 de 1 no filme");
  expect(people(some({ confidence: 0.54 }), seen(0, 0))).toBe(undefined);
  expect(people(some({ confidence: 0.55, h: 0.04 }), seen(0, 0))).toBe("1 de 1 no filme");
  expect(people(some({ h: 0.039 }), seen(0, 0))).toBe(undefined);
  expect(people({ ...PLAIN, faces: [{ ...FACE, confidence: 0.5 }] }, seen(0, 0))).toBe(undefined);
});

const thingAt = (x: number, confidence = 0.9) => ({ x, y: 0.4, w: 0.1, h: 0.1, confidence, label: "cup" });

test("a thing is shown where 97 in a hundred of it are in a measured frame", () => {
  // At zoom 2 the view goes from 0.25 to 0.75.
  const close = timelineOf([still(0.5, 0.5, 2)]);
  const things = (...all: Reading["things"]) =>
    rowOf("things", { ...PLAIN, things: all }, [seen(0, 0)], close);
  expect(things(thingAt(0.2475))).toMatchObject({ value: "1 de 1 no filme", ok: true, weight: "should" });
  expect(things(thingAt(0.2465))).toMatchObject({ value: "0 de 1 no filme", ok: false });
  expect(things(thingAt(0.3), thingAt(0.9))).toMatchObject({ value: "1 de 2 no filme", ok: false });
  expect(things(thingAt(0.3), thingAt(0.9, 0.4))).toMatchObject({ value: "1 de 1 no filme", ok: true });
  expect(rowOf("things", { ...PLAIN, things: [thingAt(0.3)] }, [], close)).toMatchObject({ ok: false });
  expect(things()).toBe(undefined);
  // After the people of a reading things are still themselves.
  const beside = { ...PLAIN, people: [PERSON], things: [thingAt(0.9)] };
  expect(rowOf("things", beside, [seen(0, 0)], close)?.value).toBe("0 de 1 no filme");
  expect(
    rowOf(
      "people",
      { ...beside, people: [PERSON, { ...PERSON, x: 0.4, w: 0.1, y: 0.4, h: 0.1 }] },
      [seen(0, 0)],
      close,
    )?.value,
  ).toBe("1 de 2 no filme");
});

test("in panels a thing is shown where one of the strips shows it", () => {
  const reading = { ...PLAIN, things: [thingAt(0.7)] };
  const strips = [0.3, 0.7].map((x) => ({ at: 0, camera: [keyAt(0, x, 0.45, 2)] }));
  const panels = timelineOf([shotOf({ effects: { panels: { color: "#ffffff", strips } } })]);
  expect(rowOf("things", reading, [seen(0, 20)], panels)?.ok).toBe(true);
});

test("in any of the frames that are measured, in any shot, is enough", () => {
  const reading = { ...PLAIN, things: [{ x: 0.7, y: 0.4, w: 0.1, h: 0.1, confidence: 0.9, label: "cup" }] };
  const moving = shotOf({ camera: [keyAt(0, 0.3, 0.5, 2, { ease: "linear" }), keyAt(20, 0.7, 0.5, 2)] });
  const film = timelineOf([still(0.3, 0.5, 2), { ...moving, from: 30, to: 60 }]);
  const things = (...sightings: readonly Sighting[]) => rowOf("things", reading, sightings, film)?.ok;
  expect(things(seen(0, 20), seen(1, 0))).toBe(false);
  expect(things(seen(0, 0), seen(1, 20))).toBe(true);
});

const heads = (timeline: Timeline, reading: Reading, ...sightings: readonly Sighting[]) => {
  const [row] = headsRow(timeline, reading, sightings);
  return row;
};
/** Shots that show the face whole in their middle, and one that shows none of it. */
const film = (whole: number, none = 0) =>
  timelineOf([
    ...Array.from({ length: whole }, () => still(0.45, 0.4, 1)),
    ...Array.from({ length: none }, () => still(0.5, 0.8, 3)),
  ]);

test("four shots of five have a whole face", () => {
  const one = withFaces(1);
  const found = (count: number) => Array.from({ length: count }, (_, shot) => seen(shot, 0, [0, "found"]));
  expect(heads(film(4, 1), one, ...found(4))).toMatchObject({
    value: "inteiros em 4 de 5 planos",
    ok: true,
    shots: [],
  });
  expect(heads(film(3, 2), one, ...found(3))).toMatchObject({
    value: "inteiros em 3 de 5 planos",
    ok: false,
    shots: [],
  });
  // The same shot twice is one.
  expect(heads(film(2), one, seen(0, 0, [0, "found"]), seen(0, 9, [0, "found"]))?.value).toBe(
    "inteiros em 1 de 2 planos",
  );
  expect(heads(film(1), PLAIN, seen(0, 0))).toBe(undefined);
});

test("a face that the network never finds counts where the camera has it whole", () => {
  const one = withFaces(1);
  expect(heads(film(1), one, seen(0, 0, [0, "placed"]))?.value).toBe("inteiros em 1 de 1 planos");
  expect(heads(film(1), one, seen(0, 0, [0, "placed in part"]))?.value).toBe("inteiros em 0 de 1 planos");
  expect(heads(film(2), one, seen(0, 0, [0, "placed"]), seen(1, 0, [0, "found"]))?.value).toBe(
    "inteiros em 1 de 2 planos",
  );
});

const shownBy = (share: number) => still(0.3 + 0.2 * share - 0.125, 0.4, 4);

test("a face is cut where between a tenth and 85 in a hundred of it are in a frame", () => {
  // At zoom 4 the view is a quarter of the picture; the face is whole from top to bottom.
  const reading = { ...PLAIN, faces: [{ x: 0.3, y: 0.35, w: 0.2, h: 0.1, confidence: 0.9 }] };
  const cut = (share: number) => heads(timelineOf([shownBy(share)]), reading, seen(0, 0, [0, "found"]));
  expect([0.09, 0.11, 0.84, 0.86].map((share) => cut(share)?.value)).toEqual([
    "inteiros em 1 de 1 planos",
    "inteiros em 1 de 1 planos, cortados em 1",
    "inteiros em 1 de 1 planos, cortados em 1",
    "inteiros em 1 de 1 planos",
  ]);
  expect(cut(0.5)).toMatchObject({ ok: false, shots: [0] });
});

test("a cut in a frame that is streaked or flashed is none", () => {
  const flashes = [{ at: 0, frames: 10, strength: 1 }];
  const leaving = shotOf({
    camera: [keyAt(0, 0.25, 0.4, 2), keyAt(9, 0.25, 0.4, 2), keyAt(10, 0.45, 0.4, 2)],
  });
  const row = (shot: typeof leaving) => heads(timelineOf([shot]), withFaces(1), seen(0, 0, [0, "found"]));
  expect(row(leaving)?.shots).toEqual([0]);
  expect(row({ ...leaving, flashes })?.shots).toEqual([]);
});

const cutOf = (w: number, h: number) => {
  const reading = { ...PLAIN, faces: [{ x: 0.05, y: 0.05, w, h, confidence: 0.9 }] };
  return heads(timelineOf([still(0.25, 0.3, 2)]), reading, seen(0, 0, [0, "found"]));
};

test("a cut names its shot only where some view can hold the face", () => {
  expect(cutOf(0.89, 0.5)?.shots).toEqual([0]);
  expect(cutOf(0.9, 0.5)).toMatchObject({ ok: false, shots: [] });
  expect(cutOf(0.6, 0.89)?.shots).toEqual([0]);
  expect(cutOf(0.6, 0.9)).toMatchObject({ ok: false, shots: [] });
});
