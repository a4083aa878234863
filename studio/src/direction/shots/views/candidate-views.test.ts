import type { Box, Reading } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { documentOf } from "../../../../testing/direction/documents.ts";
import { BEER } from "../../../../testing/direction/readings.ts";
import { readingOf } from "../../../../testing/direction/sights.ts";
import { discMatte } from "../../../../testing/mattes.ts";
import { areaOf, share } from "../../../geometry/area.ts";
import { candidateViews, isLawful } from "./candidate-views.ts";

const view = { harm: 0, headless: false, holdsMain: true, showsOther: false, cutsMost: false };

test("a view keeps the laws where it cuts next to nothing, shows no body without its head, cuts no line, and shows something that counts", () => {
  expect([0, 0.02, 0.021].map((harm) => isLawful({ ...view, harm }))).toEqual([true, true, false]);
  expect(isLawful({ ...view, headless: true })).toBe(false);
  expect(isLawful({ ...view, cutsMost: true })).toBe(false);
  expect(isLawful({ ...view, holdsMain: false })).toBe(false);
  expect(isLawful({ ...view, holdsMain: false, showsOther: true })).toBe(true);
});

/** The ways along a photo of one thing that is so wide and begins there. */
function waysAlong(x: number, w: number, { y = 0.2, label = "cat" } = {}) {
  const things = [{ x, y, w, h: 0.6, label, confidence: 0.8 }];
  const reading = {
    ...BEER,
    width: 3414,
    height: 1920,
    subject: null,
    points: [],
    people: [],
    faces: [],
    things,
  };
  return candidateViews(reading).filter((each) => each.until !== undefined);
}

/** Whether a camera may travel along such a thing from end to end. */
function isPassed(...thing: Parameters<typeof waysAlong>): boolean {
  return waysAlong(...thing).some(
    ({ target, until, ...each }) => target.kind === "left" && until?.kind === "right" && isLawful(each),
  );
}

test("half a way along such a thing may stand beside those that hold it, and is none of these", () => {
  const said = waysAlong(0, 1).map(({ target, until, ...each }) => [
    `${target.kind} to ${until?.kind}`,
    isLawful(each),
    each.holdsMain,
  ]);
  expect(said).toEqual([
    ["left to right", true, true],
    ["left to center", true, false],
    ["center to right", true, false],
  ]);
  // A thing at one end is not in the other half.
  const halves = waysAlong(0, 0.5, { label: "car" }).filter((each) => isLawful(each));
  expect(halves.map(({ until }) => until?.kind)).not.toContain("right");
  expect(waysAlong(0.3, 0.2)).toHaveLength(1);
});

test("a camera passes along a thing that no view holds, unless much of its way is bare ground", () => {
  expect(isPassed(0, 1)).toBe(true);
  // What the photo cuts off above may be a face that fills it.
  expect(isPassed(0, 1, { y: 0 })).toBe(false);
  expect(isPassed(0, 1, { y: 0, label: "car" })).toBe(true);
  // The camera's views keep a twentieth off the photo's edges: its way is nine tenths of the photo.
  expect([0.15, 0.2].map((x) => isPassed(x, 0.68))).toEqual([true, true]);
  expect([0.15, 0.2].map((x) => isPassed(x, 0.67))).toEqual([false, false]);
});

/** How a camera passes close along a product on white, in a photo for the film's format. */
function closeWays(box: Box, plainGround?: true) {
  const things = [{ ...box, label: "laptop", confidence: 0.8 }];
  const nobody = { subject: null, points: [], people: [], faces: [], things };
  const reading: Reading = {
    ...BEER,
    width: 2160,
    height: 3840,
    ...nobody,
    ...(plainGround && { plainGround }),
  };
  const ways = candidateViews(reading).filter((each) => each.until !== undefined && isLawful(each));
  return ways.map(({ target, until, size }) => [target.kind, until?.kind, size]);
}

test("a camera passes close along what stands free before plain ground, as far as it reaches", () => {
  const wide = { x: 0.1, y: 0.4, w: 0.8, h: 0.2 };
  expect(closeWays(wide, true)).toEqual([["left", "right", "extreme-close-up"]]);
  expect(closeWays(wide)).toEqual([]);
  expect(closeWays({ x: 0.4, y: 0.1, w: 0.2, h: 0.8 }, true)).toEqual([
    ["bottom", "top", "extreme-close-up"],
  ]);
  expect(closeWays({ x: 0.3, y: 0.4, w: 0.4, h: 0.2 }, true)).toEqual([]);
  // At one side of the photo half of it would lie beside the way.
  expect(closeWays({ x: 0.1, y: 0.1, w: 0.3, h: 0.8 }, true)).toEqual([]);
});

/** Whether a camera may travel up a building that is as wide as a tall photo, and so high. */
function isPassedUp(h: number): boolean {
  const things = [{ x: 0, y: 0.05, w: 1, h, label: "building", confidence: 0.8 }];
  const nobody = { subject: null, points: [], people: [], faces: [], things };
  const views = candidateViews({ ...BEER, width: 1080, height: 4800, ...nobody });
  return views.some((each) => each.until?.kind === "top" && isLawful(each));
}

test("a camera passes up a tall thing, and not over a low one", () => {
  expect([0.9, 0.5].map(isPassedUp)).toEqual([true, false]);
});

/** A horse of this size somewhere in the left or the right half of a photo. */
const horseIn = (left: number): fc.Arbitrary<Box> =>
  fc
    .record({
      x: fc.double({ min: 0, max: 0.08, noNaN: true }),
      w: fc.double({ min: 0.3, max: 0.4, noNaN: true }),
    })
    .map(({ x, w }) => ({ x: left + x, y: 0.35, w, h: 0.45 }));

test("of several animals no view is of one half", () => {
  fc.assert(
    fc.property(horseIn(0), horseIn(0.52), (one, other) => {
      const horses = [one, other];
      const things = horses.map((box) => ({ ...box, confidence: 0.8, label: "hoofed" as const }));
      const reading = { ...BEER, width: 4800, height: 3200, subject: null, things };
      const lawful = candidateViews(reading).filter((each) => isLawful(each));
      expect(lawful.length).toBeGreaterThan(4);
      for (const { area, stage } of lawful) {
        for (const horse of stage.reading.things.map(areaOf)) {
          const shown = share(area, horse);
          if (share(horse, area) >= 0.2) expect(shown > 0.3 && shown < 0.8).toBe(false);
        }
      }
    }),
    { numRuns: 40 },
  );
});

test("a view of nothing but a sleeve counts as empty where something has a name, and else it does not", () => {
  const back = { x: 0.31, y: 0, w: 0.69, h: 0.99, confidence: 0.9, face: null };
  const laptop = { x: 0.05, y: 0.2, w: 0.25, h: 0.5, confidence: 0.67, label: "laptop" };
  const point = { x: 0.7, y: 0.45, size: 0.2, kind: "detail" as const, color: null, confidence: 1 };
  const desk = {
    ...BEER,
    width: 2880,
    height: 1920,
    faces: [],
    people: [back],
    subject: null,
    points: [point],
  };
  const ofPoint = (things: (typeof laptop)[]): boolean[] =>
    candidateViews({ ...desk, things })
      .filter(({ target, stage }) => target.kind === "point" && stage.source === "photo")
      .map(({ isEmpty }) => isEmpty);
  expect(new Set(ofPoint([laptop]))).toEqual(new Set([true]));
  expect(new Set(ofPoint([]))).toEqual(new Set([false]));
});

test("a wall with the tip of something at its edge counts as empty, and a busy ground does not", () => {
  const tip = { x: 0.5, y: 0.99, size: 0.14, kind: "detail" as const, color: null, confidence: 1 };
  const room = {
    ...BEER,
    width: 2880,
    height: 1920,
    faces: [],
    people: [],
    things: [],
    writing: [],
    subject: null,
    points: [tip],
  };
  const wall = { x: 0.2, y: 0.1, w: 0.6, h: 0.8 };
  const ofTip = (quiet: (typeof wall)[]): boolean[] =>
    candidateViews({ ...room, quiet })
      .filter(({ target, stage }) => target.kind === "point" && stage.source === "photo")
      .map(({ isEmpty }) => isEmpty);
  expect(new Set(ofTip([wall]))).toEqual(new Set([true]));
  expect(new Set(ofTip([]))).toEqual(new Set([false]));
});

test("a camera travels from one person to the other where there are two", () => {
  const travels = [1, 2, 3].map((count) => {
    const people = Array.from({ length: count }, (_, index) => ({
      x: 0.2 + 0.3 * index,
      y: 0.2,
      head: 0.12,
    }));
    return candidateViews(readingOf({ aspect: 1.5, people })).flatMap(({ target, until }) =>
      target.kind === "person" && until !== undefined ? [[target, until]] : [],
    );
  });
  const way = [
    { kind: "person", which: "left" },
    { kind: "person", which: "right" },
  ];
  expect(travels).toEqual([[], [way], []]);
});

const POINT = { size: 0.1, kind: "detail", color: null } as const;

/** Whether a photo of something in the middle has lawful views of a place in a corner that draws the eye. */
function showsCorner(changes: Partial<Reading>): boolean {
  const box = { x: 0.35, y: 0.4, w: 0.3, h: 0.3 };
  const reading: Reading = {
    ...BEER,
    width: 3000,
    height: 2000,
    people: [],
    faces: [],
    things: [],
    writing: [],
    quiet: [],
    subject: { ...box, confidence: 0.95 },
    points: [
      { ...POINT, x: 0.5, y: 0.5, confidence: 1 },
      { ...POINT, x: 0.12, y: 0.12, confidence: 0.9 },
    ],
    ...changes,
  };
  return candidateViews(reading).some((each) => isLawful(each) && each.showsOther && !each.holdsMain);
}

test("beside what a network told from all else, only what has a sure name or is written is another place", () => {
  const matte = discMatte(0.5, 0.5, 0.1);
  const corner = { x: 0.05, y: 0.05, w: 0.15, h: 0.15 };
  expect(showsCorner({})).toBe(true);
  expect(showsCorner({ matte })).toBe(false);
  expect(showsCorner({ matte, writing: [{ ...corner, confidence: 0.8 }] })).toBe(true);
  const cup = { ...corner, label: "cup" };
  expect(showsCorner({ matte, things: [{ ...cup, confidence: 0.5 }] })).toBe(false);
});

test("along a document a camera goes as one reads, where it is not too wide for that", () => {
  const rows = Array.from({ length: 5 }, () => ({ left: 0.5, width: 0.9, height: 0.08 }));
  const ways = (aspect: number) =>
    candidateViews(documentOf({ aspect, rows }))
      .filter((each) => each.until !== undefined && isLawful(each))
      .map(({ target, until }) => [target.kind, until?.kind]);
  expect(ways(1.2)).toEqual([["left", "right"]]);
  expect(ways(1.3)).toEqual([]);
  expect(ways(0.3)).toEqual([["top", "bottom"]]);
});

test("a block of a document that only the widest view holds is a detail of it", () => {
  const wide = { left: 0, width: 0.5, height: 0.09 };
  const rows = [wide, wide, wide, { left: 1, width: 0.3, height: 0.09 }];
  const details = candidateViews(documentOf({ aspect: 0.9, rows })).filter(
    (each) => each.target.kind === "point" && each.target.index === 1 && isLawful(each),
  );
  expect(details.map(({ size }) => size)).toContain("wide");
});
