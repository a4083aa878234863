import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { discMatte } from "../../../testing/mattes.ts";
import { holdsThing, mainThing, type MainThing, mayStandBeside } from "./main-thing.ts";

/** Its upper tenth is a detail. */
const thing: MainThing = {
  area: { left: 0.2, top: 0, right: 0.8, bottom: 1 },
  fits: true,
  standsFree: false,
  isAnimal: false,
  isLying: false,
  details: [{ left: 0.45, top: 0, right: 0.55, bottom: 0.1 }],
  head: null,
  headPoint: null,
};
const animal = { ...thing, isAnimal: true };
const large = { ...thing, fits: false };
/** A view twice as wide as the thing of all that is above a height, and a view within the thing. */
const above = (bottom: number) => ({ left: -0.1, top: 0, right: 1.1, bottom });
const within = (top: number, bottom: number) => ({ left: 0.3, top, right: 0.7, bottom });

test("a view holds a thing but for its rims: hardly any of an animal's, more of one that no view holds", () => {
  expect([0.73, 0.71].map((bottom) => holdsThing(above(bottom), thing))).toEqual([true, false]);
  expect([0.85, 0.83].map((bottom) => holdsThing(above(bottom), animal))).toEqual([true, false]);
  expect([0.54, 0.52].map((bottom) => holdsThing(above(bottom), large))).toEqual([true, false]);
});

/** The upper part of the thing, and a part of it with ground beside it on the left. */
const upper = (bottom: number) => ({ left: 0.2, top: 0, right: 0.8, bottom });
const beside = (left: number) => ({ left, top: 0.4, right: 0.6, bottom: 0.5 });

test("what stands free is whole in a view, or fills it with a part that looks like one", () => {
  const free = { ...thing, standsFree: true };
  expect([0.97, 0.95].map((bottom) => holdsThing(above(bottom), free))).toEqual([true, false]);
  expect([0.59, 0.61].map((bottom) => holdsThing(upper(bottom), free))).toEqual([true, false]);
  // Of these views the thing has 82 and 78 hundredths.
  expect([0.11, 0.09].map((left) => holdsThing(beside(left), free))).toEqual([true, false]);
});

/** Whether what has this name stands free, in a photo of plain ground or of any other. */
function standsFree(label: string, plainGround?: true): boolean | undefined {
  const things = [{ x: 0.3, y: 0.3, w: 0.4, h: 0.4, label, confidence: 0.9 }];
  const reading: Reading = { ...BEER, faces: [], people: [], things, ...(plainGround && { plainGround }) };
  return mainThing({ reading }, reading)?.standsFree;
}

test("a thing stands free before plain ground, an animal does not: its head is shown close", () => {
  expect(standsFree("cup", true)).toBe(true);
  expect(standsFree("cup")).toBe(false);
  expect(standsFree("dog", true)).toBe(false);
});

// Of these views the thing has 56 and 54 hundredths.
const aside = (left: number) => ({ left, top: 0.4, right: 0.3, bottom: 0.5 });

test("a view that a thing fills is a detail of it", () => {
  expect(holdsThing(within(0.4, 0.5), thing)).toBe(true);
  expect([0.122, 0.114].map((left) => holdsThing(aside(left), thing))).toEqual([true, false]);
});

test("of an animal, or a thing that no view holds, a detail is a close view of what draws the eye", () => {
  for (const each of [animal, large]) {
    // Of the thing's area 25 and 27 hundredths.
    expect([0.38, 0.4].map((bottom) => holdsThing(within(0, bottom), each))).toEqual([true, false]);
    expect(holdsThing(within(0.05, 0.3), each)).toBe(false);
    expect(holdsThing(within(0, 0.3), { ...each, details: [] })).toBe(false);
  }
});

test("an animal is shown as in a portrait: its head whole, nothing of it cut off above, and no ground beside it", () => {
  const bird = {
    ...animal,
    area: { ...animal.area, top: 0.1 },
    head: { left: 0.6, top: 0.1, right: 0.8, bottom: 0.3 },
  };
  const portrait = { left: 0.4, top: 0.05, right: 0.85, bottom: 0.6 };
  expect(holdsThing(portrait, bird)).toBe(true);
  expect(holdsThing(portrait, { ...bird, head: null })).toBe(false);
  // Nine tenths of the head, for what draws the eye is known roughly.
  expect([0.79, 0.77].map((right) => holdsThing({ ...portrait, right }, bird))).toEqual([true, false]);
  expect(holdsThing({ ...portrait, top: 0.11 }, { ...bird, head: { ...bird.head, top: 0.12 } })).toBe(false);
  expect(holdsThing({ ...portrait, right: 1.3 }, bird)).toBe(false);
});

/** The head of a thing whose box begins at a height, in a photo where these points draw the eye. */
function headOf(label: "bird" | "dog" | "cup", points: Reading["points"], y = 0.3) {
  const things = [{ x: 0.3, y, w: 0.4, h: 0.4, label, confidence: 0.9 }];
  const reading: Reading = { ...BEER, faces: [], people: [], things, points };
  return mainThing({ reading }, reading)?.head ?? null;
}

test("an animal's head is what draws the eye most in its upper part, if the photo does not cut it there; a cup has none", () => {
  const point = { ...BEER.points[0]!, kind: "subject" as const, size: 0.2, confidence: 0.9 };
  const [feet, wing, head] = [0.49, 0.4, 0.35].map((y) => ({ ...point, x: 0.5, y }));
  expect(headOf("dog", [feet!, wing!, head!])?.top).toBeCloseTo(0.4 - (0.1 * BEER.width) / BEER.height);
  expect(headOf("dog", [feet!])).toBeNull();
  expect(
    headOf("dog", [
      { ...head!, size: 0.33 },
      { ...head!, confidence: 0.59 },
    ]),
  ).toBeNull();
  expect(headOf("cup", [head!])).toBeNull();
  const high = [{ ...head!, y: 0.07 }];
  expect([0.02, 0.01].map((y) => headOf("dog", high, y) === null)).toEqual([false, true]);
});

test("a bird's head begins where the bird does: lower, under a raised wing, is none", () => {
  const down = (0.1 * BEER.width) / BEER.height;
  const point = { ...BEER.points[0]!, kind: "subject" as const, x: 0.5, size: 0.2, confidence: 0.9 };
  // A twentieth of its height is 0.02.
  const [near, lower] = [0.319, 0.321].map((top) => ({ ...point, y: top + down }));
  expect(headOf("bird", [near!])).not.toBeNull();
  expect(headOf("bird", [lower!])).toBeNull();
  expect(headOf("dog", [lower!])).not.toBeNull();
});

test("what draws the eye is a rough square: the head is what of it lies on the animal", () => {
  const point = { ...BEER.points[0]!, kind: "subject" as const, size: 0.2, confidence: 0.9 };
  const head = headOf("bird", [{ ...point, x: 0.5, y: 0.32 }]);
  expect(head?.top).toBeCloseTo(0.3);
  expect(head?.left).toBeCloseTo(0.4);
});

test("what draws the eye in an animal that is longer than high may be its back or its tail, and is no head", () => {
  const points = [
    { ...BEER.points[0]!, kind: "subject" as const, x: 0.5, y: 0.4, size: 0.1, confidence: 0.9 },
  ];
  const heads = [1.31, 1.29].map((aspect) => {
    const things = [{ x: 0.1, y: 0.3, w: 0.8, h: 0.8 / aspect, label: "cat", confidence: 0.9 }];
    const reading: Reading = { ...BEER, width: 1000, height: 1000, faces: [], people: [], things, points };
    return mainThing({ reading }, reading)?.head ?? null;
  });
  expect(heads.map((head) => head !== null)).toEqual([false, true]);
});

/** A square photo with a dog of a size, in which these points draw the eye. */
function closeUp(size: number, points: Reading["points"]): MainThing | null {
  const things = [{ x: 0.1, y: 0.1, w: 0.6, h: size / 0.6, label: "dog", confidence: 0.9 }];
  const reading: Reading = { ...BEER, width: 1000, height: 1000, faces: [], people: [], things, points };
  return mainThing({ reading }, reading);
}

const ear = { ...BEER.points[0]!, kind: "subject" as const, x: 0.5, y: 0.3, size: 0.2, confidence: 0.9 };

test("what draws the eye in an animal that fills more than half of the photo is an eye or an ear", () => {
  expect([0.49, 0.51].map((size) => closeUp(size, [ear])?.headPoint)).toEqual([1, null]);
});

test("all that draws the eye in an animal that fills most of the photo is its face, and the middle part stands for it", () => {
  const eyes = [{ ...ear, x: 0.3 }, { ...ear, x: 0.42, y: 0.5, size: 0.4 }, ear, { ...ear, x: 0.9 }];
  const dog = closeUp(0.51, eyes);
  expect(dog?.headPoint).toBe(2);
  // However far what draws the eye reaches, each part counts for 0.15.
  const { left, top, right, bottom } = dog!.head!;
  expect([left, top, right, bottom]).toEqual([0.225, 0.225, 0.575, 0.575].map((at) => expect.closeTo(at)));
  const doubtful = { ...ear, x: 0.2, y: 0.8, confidence: 0.79 };
  expect(closeUp(0.51, [ear, { ...ear, size: 0.51 }, doubtful])?.head).toBeNull();
});

test("its details are small places on it that surely draw the eye", () => {
  const point = { ...BEER.points[0]!, x: 0.5, y: 0.5, size: 0.2, confidence: 0.6 };
  const reading: Reading = {
    ...BEER,
    faces: [],
    people: [],
    things: [{ x: 0.3, y: 0.3, w: 0.4, h: 0.4, label: "cup", confidence: 0.9 }],
    points: [point, { ...point, size: 0.21 }, { ...point, confidence: 0.59 }],
  };
  const down = (0.1 * reading.width) / reading.height;
  expect(mainThing({ reading }, reading)).toMatchObject({
    isAnimal: false,
    fits: true,
    details: [{ left: 0.4, right: 0.6, top: 0.5 - down, bottom: 0.5 + down }],
  });
});

const CUP = { x: 0.3, y: 0.3, w: 0.3, h: 0.4, confidence: 0.8, label: "cup" };
const PLAIN: Reading = {
  ...BEER,
  width: 3000,
  height: 2000,
  faces: [],
  people: [],
  subject: null,
  points: [],
};

function mainOf(changes: Partial<Reading>): MainThing | null {
  const reading = { ...PLAIN, ...changes };
  return mainThing({ reading }, reading);
}

test("a photo of one thing is of it, unless somebody is in it", () => {
  expect(mainOf({ things: [CUP] })).toMatchObject({ area: { left: 0.3, top: 0.3 }, isAnimal: false });
  const person = { x: 0, y: 0.2, w: 0.1, h: 0.3, confidence: 0.9, face: null };
  expect(mainOf({ things: [CUP], people: [person] })).toBeNull();
  expect(mainOf({ things: [CUP], faces: [{ ...person, h: 0.1 }] })).toBeNull();
});

test("an animal at the photo's lower edge is held by a view that loses the strip there", () => {
  const deer = mainOf({ things: [{ x: 0.56, y: 0.79, w: 0.25, h: 0.21, label: "hoofed", confidence: 0.5 }] });
  const moved = { left: 0.54, right: 0.83, top: 0.26, bottom: 0.962 };
  expect(holdsThing(moved, deer!)).toBe(true);
  expect(holdsThing({ ...moved, bottom: 0.9 }, deer!)).toBe(false);
});

const WIDE = { x: 0.05, w: 0.9, label: "vehicle" };
test.each([
  ["that a view shows, from a confidence of 0.42 on", { ...CUP, confidence: 0.42 }, true],
  ["that a view shows, below it", { ...CUP, confidence: 0.41 }, false],
  ["that no view shows, from 0.55 on", { ...CUP, x: 0.05, w: 0.9, confidence: 0.55 }, true],
  ["that no view shows, below it", { ...CUP, x: 0.05, w: 0.9, confidence: 0.54 }, false],
  ["of a family that no view shows, whole, from 0.5 on", { ...CUP, ...WIDE, confidence: 0.5 }, true],
  ["of a family that no view shows, whole, below it", { ...CUP, ...WIDE, confidence: 0.49 }, false],
  ["of a family that no view shows, cut off", { ...CUP, ...WIDE, x: 0, confidence: 0.54 }, false],
  ["of a twentieth of the photo", { ...CUP, w: 0.2, h: 0.25 }, true],
  ["of less", { ...CUP, w: 0.2, h: 0.24 }, false],
])("whether a photo is of a thing %s", (_case, one, isMain) => {
  expect(mainOf({ things: [one] }) !== null).toBe(isMain);
});

test("what stands out and no view holds is what a photo is of where a network saw its pixels", () => {
  const matte = discMatte(0.5, 0.5, 0.3);
  const subject = { x: 0.05, y: 0.3, w: 0.9, h: 0.4, confidence: 0.9 };
  expect(mainOf({ things: [], subject })).toBeNull();
  expect(mainOf({ things: [], subject, matte })).toMatchObject({ area: { left: 0.05 }, fits: false });
  // The pixels are of a small thing with a name.
  const small = { ...CUP, w: 0.1, h: 0.3 };
  expect(mainOf({ things: [small], subject, matte })).toBeNull();
  expect(mainOf({ things: [{ ...small, confidence: 0.4 }], subject, matte })).not.toBeNull();
  const thin = { x: 0.45, y: 0.3, w: 0.05, confidence: 0.9 };
  for (const [h, isMain] of [
    [0.51, true],
    [0.49, false],
  ] as const) {
    expect(mainOf({ things: [], subject: { ...thin, h }, matte }) !== null).toBe(isMain);
    expect(mainOf({ things: [], subject: { ...thin, h } })).toBeNull();
  }
  // Something larger beside it has a doubtful name.
  expect(mainOf({ things: [{ ...CUP, confidence: 0.5 }], subject, matte })).toMatchObject({
    area: { left: 0.05 },
  });
});

test("where pixels are known, a larger thing with a doubtful name beside a sure one is not what a photo is of", () => {
  const pool = { x: 0, y: 0.3, w: 0.6, h: 0.7, confidence: 0.5, label: "boat" };
  const horse = { x: 0.5, y: 0.1, w: 0.25, h: 0.4, confidence: 0.6, label: "cup" };
  expect(mainOf({ things: [pool, horse] })).toBeNull();
  expect(mainOf({ things: [pool, horse], matte: discMatte(0.6, 0.3, 0.1) })).toMatchObject({
    area: { left: 0.5 },
  });
});

test("another thing of a third of its size takes its place away, not the same thing found twice", () => {
  const other = { ...CUP, x: 0.65, w: 0.09, label: "book" };
  expect(mainOf({ things: [CUP, other] })).toBeNull();
  expect(mainOf({ things: [CUP, { ...other, w: 0.08 }] })).not.toBeNull();
  expect(mainOf({ things: [CUP, { ...CUP, w: 0.2, label: "vessel" }] })).not.toBeNull();
});

test("of two birds the whole one is what the photo is of", () => {
  const cut = { x: 0, y: 0.27, w: 0.47, h: 0.7, confidence: 0.65, label: "bird" };
  const whole = { x: 0.54, y: 0.36, w: 0.41, h: 0.54, confidence: 0.61, label: "bird" };
  expect(mainOf({ things: [cut, whole] })).toMatchObject({ area: { left: 0.54 } });
});

/** Where the one thing of a wide photo begins. */
function leftOf(...things: Reading["things"]): number | null {
  return mainOf({ width: 2880, height: 1920, things })?.area.left ?? null;
}

test("a bird with what it stands on, seen as a thing without a sure name, is the bird", () => {
  const bird = { x: 0.25, y: 0.11, w: 0.51, h: 0.86, label: "bird", confidence: 0.6 };
  const rock = { x: 0, y: 0.3, w: 0.63, h: 0.7, label: "food", confidence: 0.45 };
  expect(leftOf(bird, rock)).toBe(0.25);
  expect(leftOf(rock, bird)).toBe(0.25);
  // A sure one, one beside it, and one that no sure thing is in.
  expect(leftOf(bird, { ...rock, confidence: 0.56 })).toBeNull();
  expect(leftOf(bird, { ...rock, x: 0.7, w: 0.3 })).toBeNull();
  expect(leftOf({ ...bird, confidence: 0.54 }, rock)).toBeNull();
});

test("beside an animal stands nothing of it but a rim, no close part either; beside a thing anything", () => {
  const area = { left: 0.3, top: 0.3, right: 0.7, bottom: 0.7 };
  const cat: MainThing = {
    area,
    fits: true,
    standsFree: false,
    isAnimal: true,
    isLying: true,
    details: [],
    head: null,
    headPoint: null,
  };
  const [rim, half] = [0.09, 0.5].map((share) => ({ ...area, left: 0.7 - 0.4 * share, right: 1 }));
  const close = { left: 0.45, top: 0.45, right: 0.55, bottom: 0.55 };
  expect([rim!, half!, close].map((view) => mayStandBeside(view, cat))).toEqual([true, false, false]);
  expect(mayStandBeside(half!, { ...cat, isAnimal: false })).toBe(true);
});
