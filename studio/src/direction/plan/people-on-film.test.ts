import { type Reading, STYLES } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { readingOf, sights } from "../../../testing/direction/sights.ts";
import { areaOf, intersectionOverUnion, share } from "../../geometry/area.ts";
import { wholeFace } from "../framing/faces/face-geometry.ts";
import { frameTarget } from "../framing/framing.ts";
import { stageOf } from "../framing/stage.ts";
import { viewOf } from "../framing/view.ts";
import { direct } from "./direct.ts";

const wishes = fc.record({
  style: fc.constantFrom(...STYLES),
  seconds: fc.constantFrom(12, 15),
  seed: fc.nat({ max: 10_000 }),
});
type Wish = typeof wishes extends fc.Arbitrary<infer W> ? W : never;

/** What each shot shows when its camera starts, and what is to be seen there. */
function viewsOf(reading: Reading, wish: Wish) {
  return direct(reading, wish).shots.map(({ target, size, until }) => {
    const { framing, stage } = frameTarget(target, size, reading);
    const end = until === undefined ? framing : frameTarget(until, size, reading).framing;
    const [area, last] = [viewOf(framing, stage.cover), viewOf(end, stage.cover)];
    return { area, last, source: stage.source, reading: stageOf(target, reading).reading };
  });
}

function showsWhole(area: ReturnType<typeof viewOf>, box: Reading["faces"][number]): boolean {
  return share(area, areaOf(wholeFace(box))) > 0.93;
}

/** Fixed, so that a share of them can be held to: crowds at the very edge of a photo allow hardly any view. */
const SAMPLE = fc.sample(sights, { numRuns: 60, seed: 5 });

test("nearly everybody is whole in some shot, wherever and however many they are", () => {
  const people = SAMPLE.flatMap((reading) => {
    const views = viewsOf(reading, { style: "viral", seconds: 15, seed: 1 });
    return reading.people.map((_, index) =>
      views.some(({ area, last, reading: { people: placed } }) => {
        const person = placed[index];
        if (person === undefined) return false;
        return Math.max(share(area, areaOf(person)), share(last, areaOf(person))) >= 0.95;
      }),
    );
  });
  expect(people.filter(Boolean).length / people.length).toBeGreaterThan(0.9);
});

test("films of people show a whole face in at least four of five shots, but for faces at the photo's edge", () => {
  const films = SAMPLE.filter(({ faces }) => faces.length > 0).map((reading) => {
    const views = viewsOf(reading, { style: "viral", seconds: 15, seed: 1 });
    const withFace = views.filter(({ area, last, reading: { faces } }) =>
      faces.some((face) => showsWhole(area, face) || showsWhole(last, face)),
    );
    return withFace.length / views.length;
  });
  expect(films.filter((shown) => shown >= 0.75).length / films.length).toBeGreaterThan(0.8);
});

test("of ten shots at least four are different framings, but where a crowd leaves no room", () => {
  const films = SAMPLE.map((reading) => {
    const views = viewsOf(reading, { style: "viral", seconds: 15, seed: 1 });
    const framings: typeof views = [];
    for (const view of views) {
      const isNew = framings.every(
        ({ area, source }) => source !== view.source || intersectionOverUnion(area, view.area) < 0.5,
      );
      if (isNew) framings.push(view);
    }
    return framings.length / views.length;
  });
  expect(films.filter((distinct) => distinct >= 0.4).length / films.length).toBeGreaterThan(0.8);
});

test("two people at the two sides of a photo both get shots of their own, and one that shows both", () => {
  const reading = readingOf({
    aspect: 1.78,
    people: [
      { x: 0.12, y: 0.2, head: 0.18 },
      { x: 0.88, y: 0.2, head: 0.18 },
    ],
  });
  for (const style of STYLES) {
    for (let seed = 0; seed < 10; seed += 1) {
      const { shots } = direct(reading, { style, seconds: 15, seed });
      const named = JSON.stringify(shots.map(({ target, until }) => [target, until]));
      expect(named).toMatch(/"person","which":(1|"left")/);
      expect(named).toMatch(/"person","which":(2|"right")/);
      expect(named).toMatch(/"(whole|polaroid)"/);
    }
  }
});
