import { expect, test } from "vitest";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import { objectOf, peopleOf, unnamedThings } from "./objects.ts";

const AT = { y: 0.4, w: 0.2, h: 0.3, confidence: 0.9 };
const STREET = {
  ...BEER,
  people: [],
  faces: [],
  things: [
    { ...AT, label: "car", x: 0.05 },
    { ...AT, label: "bus", x: 0.4 },
    { ...AT, label: "car", x: 0.75 },
  ],
};

test.each([
  ["bus", 1, 0.4],
  ["bus", "left", 0.4],
  ["bus", "right", 0.4],
  ["car", 2, 0.75],
  ["car", "middle", 0.05],
  ["vehicle", "middle", 0.4],
  ["vehicle", 1, 0.05],
  ["vehicle", 2, 0.4],
  ["truck", "right", 0.75],
] as const)("%s %s is the thing of that name, else of its kind", (label, which, x) => {
  expect(objectOf({ kind: "thing", label, which }, STREET)?.box.x).toBe(x);
});

test("where too few have the name, those of its kind are counted with them", () => {
  expect(objectOf({ kind: "thing", label: "bus", which: 3 }, STREET)?.box.x).toBe(0.75);
});

test("a body that begins at the photo's edge has its head outside, unless its face is seen", () => {
  const body = { x: 0.2, w: 0.5, h: 0.8, confidence: 0.9 };
  const headOf = (y: number, face: number | null) =>
    peopleOf({ ...PORTRAIT, people: [{ ...body, y, face }] })[0]?.head ?? null;
  expect(headOf(0.01, null)).toBeNull();
  expect(headOf(0.03, null)).toMatchObject({ y: 0.03 });
  expect(headOf(0.01, 0)).not.toBeNull();
});

test("without a sure name the main thing is the whole cupcake, and no larger one that the corner cuts off", () => {
  const cupcakes = {
    ...STREET,
    things: [
      { label: "food", x: 0, y: 0.01, w: 0.34, h: 0.55, confidence: 0.44 },
      { label: "food", x: 0.41, y: 0.04, w: 0.25, h: 0.33, confidence: 0.45 },
      { label: "food", x: 0.7, y: 0.11, w: 0.3, h: 0.53, confidence: 0.47 },
    ],
  };
  expect(objectOf({ kind: "subject" }, cupcakes)?.box.x).toBe(0.41);
  expect(unnamedThings(cupcakes).map(({ box }) => box.x)).toEqual([0.41, 0.7]);
  const sure = { ...cupcakes, things: cupcakes.things.map((thing) => ({ ...thing, confidence: 0.6 })) };
  expect(unnamedThings(sure).map(({ box }) => box.x)).toEqual([0, 0.41, 0.7]);
});

test("of two birds the main thing is the whole one, though the edge cuts off a larger", () => {
  const things = [
    { label: "bird", x: 0, y: 0.27, w: 0.47, h: 0.7, confidence: 0.65 },
    { label: "bird", x: 0.54, y: 0.36, w: 0.41, h: 0.54, confidence: 0.61 },
  ];
  expect(objectOf({ kind: "subject" }, { ...STREET, people: [], faces: [], things })?.box.x).toBe(0.54);
});
