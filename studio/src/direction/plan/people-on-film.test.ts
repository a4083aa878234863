import { type Reading, STYLES, TEMPLATES, type TemplateName } from "@curta/contract";
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
type Wish = (typeof wishes extends fc.Arbitrary<infer W> ? W : never) & {
  readonly template?: TemplateName;
};

/** What each shot shows when its camera starts, and what is to be seen there. */
function viewsOf(reading: Reading, wish: Wish) {
  return direct(reading, wish).shots.map(({ target, size, until, beats }) => {
    const { framing, stage } = frameTarget(target, size, reading);
    const end = until === undefined ? framing : frameTarget(until, size, reading).framing;
    const [area, last] = [viewOf(framing, stage.cover), viewOf(end, stage.cover)];
    return { area, last, beats, source: stage.source, reading: stageOf(target, reading).reading };
  });
}

function lengthOf(views: ReturnType<typeof viewsOf>): number {
  return views.reduce((sum, { beats }) => sum + beats, 0);
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

test("films of people show a whole face for two thirds of their time, but for faces at the photo's edge", () => {
  const films = SAMPLE.filter(({ faces }) => faces.length > 0).flatMap((reading) =>
    [1, 2, 3].map((seed) => {
      const views = viewsOf(reading, { style: "viral", seconds: 15, seed });
      const withFace = views.filter(({ area, last, reading: { faces } }) =>
        faces.some((face) => showsWhole(area, face) || showsWhole(last, face)),
      );
      return lengthOf(withFace) / lengthOf(views);
    }),
  );
  expect(films.filter((shown) => shown >= 2 / 3).length / films.length).toBeGreaterThan(0.85);
});

/** The face network finds a face of which a little is outside. */
function isFound(area: ReturnType<typeof viewOf>, face: Reading["faces"][number]): boolean {
  return share(area, areaOf(face)) > 0.8;
}

test("a film of one person shows their face for four fifths of its time, in every template", () => {
  const portraits = SAMPLE.filter(
    ({ people, faces: [face, ...others] }) =>
      people.length === 1 && others.length === 0 && face !== undefined && face.x < 0.9,
  );
  expect(portraits.length).toBeGreaterThanOrEqual(8);
  for (const template of TEMPLATES) {
    for (const reading of portraits) {
      const views = viewsOf(reading, { style: "viral", template, seconds: 15, seed: 1 });
      const withFace = views.filter(({ area, last, reading: { faces } }) =>
        faces.some((face) => isFound(area, face) || isFound(last, face)),
      );
      expect(lengthOf(withFace) / lengthOf(views)).toBeGreaterThanOrEqual(0.8);
    }
  }
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

test("a photo full of people is filmed face by face: nothing beside them gets a shot", () => {
  const people = [0.5, 0.62, 0.74, 0.9].map((x) => ({ x, y: 0.1, head: 0.24 }));
  const crowd = readingOf({ aspect: 1.4, people });
  const stairs = { x: 0.14, y: 0.3, size: 0.16, kind: "detail", confidence: 0.8, color: null } as const;
  const reading: Reading = { ...crowd, points: [...crowd.points, stairs] };
  for (const style of STYLES) {
    for (let seed = 0; seed < 10; seed += 1) {
      for (const { area, last, reading: shown } of viewsOf(reading, { style, seconds: 15, seed })) {
        expect(shown.faces.some((face) => isFound(area, face) || isFound(last, face))).toBe(true);
      }
    }
  }
});
