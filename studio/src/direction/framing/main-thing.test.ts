import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { type MainThing, mainThing, mayStandBeside } from "./main-thing.ts";

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

test.each([
  ["that a view shows, from a confidence of 0.42 on", { ...CUP, confidence: 0.42 }, true],
  ["that a view shows, below it", { ...CUP, confidence: 0.41 }, false],
  ["that no view shows, from 0.55 on", { ...CUP, x: 0.05, w: 0.9, confidence: 0.55 }, true],
  ["that no view shows, below it", { ...CUP, x: 0.05, w: 0.9, confidence: 0.54 }, false],
  ["of a twentieth of the photo", { ...CUP, w: 0.2, h: 0.25 }, true],
  ["of less", { ...CUP, w: 0.2, h: 0.24 }, false],
])("whether a photo is of a thing %s", (_case, thing, isMain) => {
  expect(mainOf({ things: [thing] }) !== null).toBe(isMain);
});

test("another thing of a third of its size takes its place away, not the same thing found twice", () => {
  const other = { ...CUP, x: 0.65, w: 0.09, label: "book" };
  expect(mainOf({ things: [CUP, other] })).toBeNull();
  expect(mainOf({ things: [CUP, { ...other, w: 0.08 }] })).not.toBeNull();
  expect(mainOf({ things: [CUP, { ...CUP, w: 0.2, label: "vessel" }] })).not.toBeNull();
});

test("beside an animal stands nothing of it but a rim, or a close part; beside a thing anything", () => {
  const area = { left: 0.3, top: 0.3, right: 0.7, bottom: 0.7 };
  const cat: MainThing = { area, fits: true, isAnimal: true, details: [], head: null };
  const [rim, half] = [0.09, 0.5].map((share) => ({ ...area, left: 0.7 - 0.4 * share, right: 1 }));
  const close = { left: 0.45, top: 0.45, right: 0.55, bottom: 0.55 };
  expect([rim!, half!, close].map((view) => mayStandBeside(view, cat))).toEqual([true, false, true]);
  expect(mayStandBeside(half!, { ...cat, isAnimal: false })).toBe(true);
});
