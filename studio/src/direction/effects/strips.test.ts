import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { readingOf, sights } from "../../../testing/direction/sights.ts";
import { areaOf, common, intersectionOverUnion, share, shareOutside } from "../../geometry/area.ts";
import { coverOf } from "../../geometry/cover.ts";
import { headOf } from "../framing/faces/face-geometry.ts";
import { peopleOf } from "../framing/objects.ts";
import type { CaptionGroup, Framing } from "../timeline.ts";
import { stripFramings } from "./strips.ts";

const MIDDLE = { x: 0.5, y: 0.5, zoom: 1, roll: 0 };
const PEOPLE = readingOf({ aspect: 1.2, people: [0.25, 0.75].map((x) => ({ x, y: 0.2, head: 0.2 })) });

/** What a strip of two or three shows. */
function viewOfStrip({ x, y, zoom }: Framing, count: number, reading: typeof PEOPLE) {
  const cover = coverOf(reading);
  const [across, down] = [(0.5 * cover.width) / zoom, (0.5 * cover.height) / zoom / count];
  return { left: x - across, top: y - down, right: x + across, bottom: y + down };
}

function wordsAt(y: number): CaptionGroup {
  const word = { text: "Oi", at: 0, strong: false };
  return {
    at: 0,
    frames: 30,
    words: [word],
    lines: [1],
    x: 540,
    y,
    size: 100,
    look: "sticker",
    accent: "#fff",
  };
}

test("a strip that a body fills shows its head too, where nobody else hides the body", () => {
  let bodies = 0;
  fc.assert(
    fc.property(sights, fc.constantFrom(2, 3), (reading, count) => {
      for (const framing of stripFramings(count, MIDDLE, reading) ?? []) {
        const view = viewOfStrip(framing, count, reading);
        const people = peopleOf(reading);
        const headed = people.filter(({ head }) => head !== null && share(view, areaOf(head)) > 0.85);
        for (const person of people) {
          const { box, head } = person;
          const seen = common(areaOf(box), view);
          if (head === null || seen === null || share(areaOf(box), view) < 0.25) continue;
          const inFront = headed.filter((other) => other !== person).map((other) => areaOf(other.box));
          if (!headed.includes(person) && shareOutside(seen, inFront) <= 0.35) continue;
          bodies += 1;
          expect(share(view, areaOf(head))).toBeGreaterThan(0.85);
        }
      }
    }),
    { numRuns: 150 },
  );
  expect(bodies).toBeGreaterThan(50);
});

test("no face of a strip lies where the shot's words stand", () => {
  const [first] = stripFramings(2, MIDDLE, PEOPLE) ?? [];
  const view = viewOfStrip(first!, 2, PEOPLE);
  const face = PEOPLE.faces.find((each) => share(view, headOf(each)) > 0.9)!;
  const onFace = ((face.y + face.h / 2 - view.top) / (view.bottom - view.top)) * 960;
  const [other] = stripFramings(2, MIDDLE, PEOPLE, [wordsAt(onFace)]) ?? [];
  expect(other).not.toEqual(first);
  expect(stripFramings(2, MIDDLE, PEOPLE, [wordsAt(1_900)])).toEqual(stripFramings(2, MIDDLE, PEOPLE));
});

test("no head of somebody whose face is not seen lies where the shot's words stand", () => {
  const turned = {
    ...readingOf({ aspect: 1.5, people: [] }),
    people: [{ x: 0.45, y: 0.3, w: 0.12, h: 0.4, face: null, confidence: 0.9 }],
  };
  const [head] = peopleOf(turned).map((person) => person.head);
  const headAt = (place: number, framing: Framing): number => {
    const { top, bottom } = viewOfStrip(framing, 2, turned);
    return 960 * (place + (head!.y + head!.h / 2 - top) / (bottom - top));
  };
  const framings = stripFramings(2, MIDDLE, turned) ?? [];
  const place = framings.findIndex((framing) => share(viewOfStrip(framing, 2, turned), areaOf(head!)) > 0.9);
  const words = headAt(place, framings[place]!);
  for (const [index, framing] of (stripFramings(2, MIDDLE, turned, [wordsAt(words)]) ?? []).entries()) {
    const isShown = share(viewOfStrip(framing, 2, turned), areaOf(head!)) > 0;
    expect(isShown && Math.abs(headAt(index, framing) - words) < 60).toBe(false);
  }
});

test("of a photo of one animal the first strip holds it, and the others hardly more of it than a rim, or all of it", () => {
  let beside = 0;
  const places = fc.record({
    aspect: fc.double({ min: 0.8, max: 2, noNaN: true }),
    x: fc.double({ min: 0, max: 0.4, noNaN: true }),
    w: fc.double({ min: 0.3, max: 0.6, noNaN: true }),
    points: fc.array(
      fc.record({
        x: fc.double({ min: 0, max: 1, noNaN: true }),
        y: fc.double({ min: 0, max: 1, noNaN: true }),
      }),
      { minLength: 1, maxLength: 4 },
    ),
  });
  fc.assert(
    fc.property(places, fc.constantFrom(2, 3), ({ aspect, x, w, points }, count) => {
      const reading = {
        ...readingOf({ aspect, people: [] }),
        things: [{ label: "cat" as const, x, y: 0.2, w, h: 0.7, confidence: 0.9 }],
        points: points.map((point) => ({
          ...point,
          size: 0.1,
          kind: "detail" as const,
          confidence: 0.9,
          color: null,
        })),
      };
      const [cat] = reading.things.map(areaOf);
      const [first, ...others] = stripFramings(count, MIDDLE, reading) ?? [];
      if (first === undefined) return;
      expect(share(viewOfStrip(first, count, reading), cat!)).toBeGreaterThan(0.84);
      for (const other of others) {
        const view = viewOfStrip(other, count, reading);
        const shown = share(view, cat!);
        expect(shown <= 0.1 || shown >= 0.84).toBe(true);
        beside += 1;
      }
    }),
    { numRuns: 150 },
  );
  expect(beside).toBeGreaterThan(50);
});

test("of a photo of one thing the first strip holds it in its middle", () => {
  const box = { x: 0.36, y: 0.37, w: 0.2, h: 0.3 };
  const points = [0.1, 0.9].map((x) => ({ ...BEER.points[0]!, x, y: 0.2, size: 0.15, confidence: 0.9 }));
  const things = [{ ...box, label: "cup", confidence: 0.9 }];
  const reading = { ...BEER, width: 3000, height: 2000, points, things, subject: null };
  // Two strips are as high as this photo, and three as wide: only the other way is free.
  expect(stripFramings(2, MIDDLE, reading)?.[0]?.x).toBeCloseTo(box.x + box.w / 2);
  expect(stripFramings(3, MIDDLE, reading)?.[0]?.y).toBeCloseTo(box.y + box.h / 2);
});

test("no two strips show nearly the same", () => {
  let pairs = 0;
  fc.assert(
    fc.property(sights, fc.constantFrom(2, 3), (reading, count) => {
      const framings = stripFramings(count, MIDDLE, reading) ?? [];
      const views = framings.map((framing) => viewOfStrip(framing, count, reading));
      for (const [at, view] of views.entries()) {
        for (const other of views.slice(at + 1)) {
          pairs += 1;
          expect(intersectionOverUnion(view, other)).toBeLessThan(0.45);
        }
      }
    }),
    { numRuns: 100 },
  );
  expect(pairs).toBeGreaterThan(50);
});

test("no strip halves an animal of which nobody is sure", () => {
  let framed = 0;
  const place = fc.integer({ min: 0, max: 80 }).map((hundredths) => hundredths / 100);
  fc.assert(
    fc.property(
      place,
      place,
      fc.constantFrom(0.35, 0.5),
      fc.constantFrom(2, 3),
      (x, y, confidence, count) => {
        const deer = { x, y, w: 0.1, h: 0.2, label: "hoofed", confidence };
        const meadow = {
          ...BEER,
          faces: [],
          people: [],
          subject: null,
          things: [deer],
          width: 2880,
          height: 1920,
        };
        for (const framing of stripFramings(count, MIDDLE, meadow) ?? []) {
          const shown = share(viewOfStrip(framing, count, meadow), areaOf(deer));
          expect(shown <= 0.1 || shown >= 0.8).toBe(true);
          framed += 1;
        }
      },
    ),
    { numRuns: 150 },
  );
  expect(framed).toBeGreaterThan(100);
});

test("beside a face that no strip holds there are no strips of the wall behind it", () => {
  const face = { x: 0.54, y: 0, w: 0.42, h: 0.66, confidence: 0.7 };
  const person = { x: 0.47, y: 0, w: 0.53, h: 0.99, confidence: 0.83, face: 0 };
  const wall = {
    ...BEER,
    width: 3490,
    height: 1920,
    faces: [face],
    people: [person],
    things: [],
    subject: person,
  };
  const left = { x: 0.2, y: 0.5, zoom: 1.3, roll: 0 };
  expect([2, 3].map((count) => stripFramings(count, left, wall))).toEqual([null, null]);
  expect(stripFramings(2, left, { ...wall, faces: [], people: [] })).not.toBeNull();
});

test("a strip beside an animal shows no close part of it, however much it draws the eye", () => {
  const point = { ...BEER.points[0]!, kind: "subject" as const, x: 0.34, y: 0.41, size: 0.14, confidence: 1 };
  const dog = { x: 0.07, y: 0.23, w: 0.92, h: 0.69, label: "dog", confidence: 0.63 };
  const reading = {
    ...BEER,
    width: 1740,
    height: 1920,
    faces: [],
    people: [],
    things: [dog],
    points: [point],
  };
  const middle = { x: 0.5, y: 0.5, zoom: 1.06, roll: 0 };
  expect(stripFramings(2, middle, reading)).toBeNull();
  expect(stripFramings(2, middle, { ...reading, things: [{ ...dog, label: "cup" }] })).not.toBeNull();
});

test("beside somebody there are no strips of the bare ground around them", () => {
  const somebody = { x: 0.42, y: 0.4, w: 0.16, h: 0.5, confidence: 0.9, face: null };
  const reading = { ...PEOPLE, faces: [], people: [somebody], points: [], things: [], writing: [] };
  const strips = [2, 3].map((count) => stripFramings(count, MIDDLE, { ...reading, subject: somebody }));
  for (const [index, framings] of strips.entries())
    for (const framing of (framings ?? []).slice(1))
      expect(share(viewOfStrip(framing, index + 2, reading), areaOf(somebody))).toBeGreaterThan(0.3);
  const sky = { x: 0.5, y: 0.12, size: 0.1, kind: "detail" as const, confidence: 0.9, color: null };
  const beside = stripFramings(2, MIDDLE, { ...reading, subject: somebody, points: [sky] }) ?? [];
  expect(beside).toHaveLength(2);
});
