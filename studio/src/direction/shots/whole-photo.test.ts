import { expect, test } from "vitest";
import { PORTRAIT } from "../../../testing/direction/readings.ts";
import { matteOf } from "../../../testing/mattes.ts";
import { coverOf } from "../../geometry/cover.ts";
import { frameTarget, stageOfView } from "../framing/framing.ts";
import { stageOf } from "../framing/stage.ts";
import { viewOf } from "../framing/view.ts";
import { direct } from "../plan/direct.ts";
import { compileTimeline } from "../compile/compile.ts";

const LANDSCAPE = { ...PORTRAIT, width: 1600, height: 1200 };

/** The same with a dozen places to look at, and nobody in it. */
const MANY_VIEWS = {
  ...LANDSCAPE,
  width: 4800,
  height: 3600,
  faces: [],
  people: [],
  things: [],
  subject: null,
  points: [0.1, 0.3, 0.5, 0.7, 0.9].map((x, index) => ({
    x,
    y: index % 2 === 0 ? 0.25 : 0.75,
    size: 0.1,
    confidence: 0.9,
    kind: "detail" as const,
    color: null,
  })),
};

/** How shots of films after a template show the whole photo. */
function wholePhotos(template: "album" | "diario", reading: typeof PORTRAIT): Set<string> {
  const films = [1, 2, 3, 4].map((seed) => direct(reading, { style: "suave", template, seconds: 15, seed }));
  const kinds = films.flatMap(({ shots }) => shots.map(({ target }) => target.kind));
  return new Set(kinds.filter((kind) => kind === "whole" || kind === "polaroid"));
}

test("an album shows the whole photo as a print alone; other templates bare, and where views are few as a print too", () => {
  expect([...wholePhotos("album", LANDSCAPE)]).toEqual(["polaroid"]);
  expect(wholePhotos("diario", LANDSCAPE)).toEqual(new Set(["whole", "polaroid"]));
  expect(wholePhotos("diario", MANY_VIEWS)).toEqual(new Set(["whole"]));
  expect([...wholePhotos("album", { ...MANY_VIEWS, width: 9_000 })]).toEqual(["whole"]);
});

test("a film has the cards that its shots are cut from, and no others", () => {
  const film = direct(LANDSCAPE, { style: "suave", template: "album", seconds: 15, seed: 1 });
  const { card, polaroid, shots } = compileTimeline(film, LANDSCAPE, 1);
  expect(shots.some(({ source }) => source === "polaroid")).toBe(true);
  expect(polaroid).toHaveLength(1);
  expect(card).toBeUndefined();
});

/** Somebody at a table, in a square photo. */
const PERSON: typeof PORTRAIT = {
  ...MANY_VIEWS,
  width: 2048,
  height: 2048,
  faces: [{ x: 0.39, y: 0.33, w: 0.19, h: 0.19, confidence: 0.72 }],
  people: [{ x: 0.25, y: 0.18, w: 0.57, h: 0.8, confidence: 0.96, face: 0 }],
};
/** An animal in a wide photo, which few views show. */
const STAG = { x: 0.36, y: 0.31, w: 0.31, h: 0.61, confidence: 0.45 };
const DESIGNS = ["two-panels", "three-panels", "cut-out", "mirror"];

test.each([
  ["full screen where a view shows something else", PERSON, false],
  [
    "in strips where no view does",
    { ...MANY_VIEWS, width: 2880, height: 1920, things: [{ ...STAG, label: "hoofed" }], subject: STAG },
    true,
  ],
])("the shot after the hook shows no card: it is %s", (_case, reading, isDesigned) => {
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { shots } = direct(reading, { style: "viral", template: "batida", seconds: 15, seed });
    const second = shots[1]!;
    expect(["whole", "polaroid"]).not.toContain(second.target.kind);
    expect(second.effects.some((effect) => DESIGNS.includes(effect))).toBe(isDesigned);
  }
});

test("where the photo was just small on its card it is seen large again, as long as the film has framings to spare", () => {
  // A face fills the square photo: of its own views there is one.
  const face = { x: 0.38, y: 0.19, w: 0.33, h: 0.33, confidence: 0.91 };
  const person = { x: 0.1, y: 0.03, w: 0.84, h: 0.96, confidence: 0.95, face: 0 };
  const reading = { ...MANY_VIEWS, width: 1920, height: 1920, points: [], faces: [face], people: [person] };
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { shots } = direct(reading, { style: "viral", template: "batida", seconds: 15, seed });
    const small = shots.map(({ target }) => stageOf(target, reading).source !== "photo");
    expect(small.filter((isSmall, index) => isSmall && small[index - 1] === true)).toEqual([]);
    // Its one view, seen again, looks unlike itself.
    const again = shots.slice(1, -1).filter((_, index) => small[index + 1] === false);
    expect(again.length).toBeGreaterThan(1);
    expect(again.filter(({ effects }) => effects.length > 0).length).toBeGreaterThan(again.length / 2);
  }
});

/** How many shots of six films show the photo small. */
function smallIn(reading: typeof PORTRAIT): number {
  return [1, 2, 3, 4, 5, 6]
    .flatMap((seed) => direct(reading, { style: "viral", template: "batida", seconds: 15, seed }).shots)
    .filter(({ target }) => stageOf(target, reading).source !== "photo").length;
}

test("a portrait with one view is seen cut out before its film shows it small a third time in four shots", () => {
  const face = { x: 0.38, y: 0.19, w: 0.33, h: 0.33, confidence: 0.91 };
  const person = { x: 0.2, y: 0.03, w: 0.6, h: 0.96, confidence: 0.95, face: 0 };
  const matte = matteOf((u, v) => (u > 0.3 && u < 0.75 && v > 0.1 ? 1 : 0));
  const bare = { ...MANY_VIEWS, width: 1920, height: 1920, points: [], faces: [face], people: [person] };
  expect(smallIn({ ...bare, matte })).toBeLessThan(0.8 * smallIn(bare));
});

test("a film has one design in less than a third of its shots, however few views its photo has", () => {
  const face = { x: 0.38, y: 0.19, w: 0.33, h: 0.33, confidence: 0.91 };
  const person = { x: 0.2, y: 0.03, w: 0.6, h: 0.96, confidence: 0.95, face: 0 };
  const matte = matteOf((u, v) => (u > 0.3 && u < 0.75 && v > 0.1 ? 1 : 0));
  const photo = { width: 1920, height: 1920, points: [], faces: [face], people: [person], matte };
  for (const seed of [1, 2, 3, 4, 5, 6, 7, 8]) {
    const { shots } = direct({ ...MANY_VIEWS, ...photo }, { style: "viral", seconds: 30, seed });
    const cut = shots.filter(({ effects }) => effects.includes("cut-out"));
    expect(cut.length / shots.length).toBeLessThan(0.34);
  }
});

test("strips of a small photo that a cat's face fills look at what they have shown least", () => {
  const cat = { x: 0, y: 0, w: 0.98, h: 0.98, label: "cat", confidence: 0.8 };
  const [point] = MANY_VIEWS.points;
  const points = [0.38, 0.69, 0.58].map((x, index) => ({
    ...point!,
    x,
    y: 0.3 + 0.2 * index,
    size: 0.14,
  }));
  const photo = { width: 2886, height: 1920, enlarged: 8 };
  const reading = { ...MANY_VIEWS, ...photo, points, things: [cat], subject: cat };
  const { shots } = direct(reading, { style: "viral", template: "batida", seconds: 30, seed: 1 });
  const strips = shots.filter(({ effects }) => effects.some((effect) => effect.includes("panels")));
  expect(strips.slice(0, 4).map(({ target }) => target)).toEqual([
    { kind: "all" },
    ...[1, 2, 3].map((index) => ({ kind: "point", index })),
  ]);
});

test("a film of what nobody recognised opens on what draws the eye, and half of its shots hold it", () => {
  // A network takes the ground for one thing, wider than any view.
  const ground = { x: 0, y: 0, w: 0.84, h: 0.93, confidence: 0.46 };
  const [strongest, ...others] = MANY_VIEWS.points;
  const toy = { ...strongest!, x: 0.5, y: 0.49, size: 0.12, confidence: 1 };
  const reading = {
    ...MANY_VIEWS,
    points: [toy, ...others],
    things: [{ ...ground, label: "bird" }],
    subject: ground,
  };
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { shots } = direct(reading, { style: "viral", seconds: 15, seed });
    expect(shots[0]?.target).toEqual({ kind: "point", index: 1 });
    const bare = shots.filter(({ target }) => stageOf(target, reading).source === "photo");
    const holding = bare.filter(({ target, size }) => {
      const { left, top, right, bottom } = viewOf(
        frameTarget(target, size, reading).framing,
        coverOf(reading),
      );
      return left < toy.x && toy.x < right && top < toy.y && toy.y < bottom;
    });
    expect(holding.length).toBeGreaterThanOrEqual(bare.length / 2);
  }
});

test("a film of a landscape opens on as much of it as fills the screen, and not on the small whole of it", () => {
  const hills = { x: 0.02, y: 0.3, w: 0.94, h: 0.6, confidence: 0.5 };
  // A place that draws the eye lies far from the middle of the hills.
  const reading = { ...MANY_VIEWS, points: MANY_VIEWS.points.slice(0, 1), subject: hills };
  const palm = { ...hills, w: 0.6, label: "bird" };
  for (const landscape of [reading, { ...reading, things: [palm], subject: palm }]) {
    for (const style of ["viral", "cinematografico", "suave"] as const) {
      for (const seed of [1, 2, 3, 4]) {
        const [opening] = direct(landscape, { style, seconds: 15, seed }).shots;
        expect(stageOfView(opening!, landscape).source).toBe("photo");
        expect(opening!.size).toBe("wide");
      }
    }
  }
});

test("of the parts that fill the screen a film opens on the one in which most draws the eye", () => {
  // As wide as the photo: a station in space, with somebody at its left whom nobody recognised.
  const station = { x: 0.06, y: 0.3, w: 0.82, h: 0.55, confidence: 0.7 };
  const [point] = MANY_VIEWS.points;
  const points = [
    { ...point!, x: 0.25, y: 0.35, confidence: 1 },
    { ...point!, x: 0.85, y: 0.6, confidence: 0.6 },
    { ...point!, x: 0.1, y: 0.8, confidence: 0.5 },
  ];
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { shots } = direct(
      { ...MANY_VIEWS, points, subject: station },
      { style: "viral", seconds: 15, seed },
    );
    expect(shots[0]).toMatchObject({ target: { kind: "left" }, size: "wide" });
  }
});

test("a film of a sitting dog that no view holds opens on its head with much of it, and not on the small whole", () => {
  const dog = { x: 0.3, y: 0.15, w: 0.41, h: 0.77, label: "dog", confidence: 0.72 };
  const [point] = MANY_VIEWS.points;
  const points = [{ ...point!, x: 0.43, y: 0.2, size: 0.25 }];
  const reading = { ...MANY_VIEWS, width: 3330, height: 1920, points, things: [dog], subject: dog };
  for (const seed of [1, 2, 3, 4, 5, 6]) {
    const { shots } = direct(reading, { style: "viral", seconds: 15, seed });
    expect(shots[0]).toMatchObject({ target: { kind: "point", index: 1 }, size: "wide" });
    const bare = shots.filter((shot) => stageOfView(shot, reading).source === "photo");
    expect(bare.length).toBeGreaterThanOrEqual(shots.length / 2);
  }
});
