import type { Effect, Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER, PAIR } from "../../../testing/direction/readings.ts";
import { discMatte, matteOf } from "../../../testing/mattes.ts";
import type { Recipe, Template } from "../templates/template.ts";
import { templateOf } from "../templates/templates.ts";
import { canBeSeen, dressingOf, effectsOf, type PlannedShot } from "./choose-effects.ts";

const SHOT: PlannedShot = {
  beats: 4,
  size: "medium",
  target: { kind: "all" },
  move: "drift",
  transition: "cut",
  effects: [],
};
const RECIPE: Recipe = { purpose: "hero", size: "medium", moves: ["drift"] };
/** Recipes of a template that knows these two effects. */
function recipesWith(effect: Effect, orElse: Effect): Template["recipes"] {
  const list = [{ ...RECIPE, effect, orElse }] as const;
  return { hook: list, reveal: list, drop: list, breath: list, build: list, return: list };
}
const EMPTY: Reading = { ...BEER, faces: [], people: [], things: [], points: [], subject: null };
const dog = (x: number, confidence: number) => ({ x, y: 0.3, w: 0.3, h: 0.4, confidence, label: "dog" });

test.each([
  ["a view of nothing in particular", EMPTY, true],
  ["two people", PAIR, false],
  ["two dogs, of which no one is the photo's main thing", [dog(0.1, 0.8), dog(0.6, 0.8)], false],
  ["two dogs that are not surely dogs", [dog(0.1, 0.45), dog(0.6, 0.45)], false],
  ["a page of a newspaper", [], false, [{ x: 0.1, y: 0.4, w: 0.5, h: 0.05, confidence: 0.9 }]],
  ["what is hardly a thing", [dog(0.1, 0.36), dog(0.6, 0.36)], true],
])("whether a mirror may fall on %s", (_case, seen, may, writing: Reading["writing"] = []) => {
  const reading = Array.isArray(seen) ? { ...EMPTY, things: seen, writing } : seen;
  expect(canBeSeen("mirror", SHOT, { reading, before: [SHOT] })).toBe(may);
});

test("nobody is cut out whom the camera passes", () => {
  const reading = { ...EMPTY, matte: discMatte(0.5, 0.5, 0.3) };
  const film = { reading, before: [SHOT] };
  expect(canBeSeen("cut-out", SHOT, film)).toBe(true);
  expect(canBeSeen("cut-out", { ...SHOT, until: { kind: "right" } }, film)).toBe(false);
});

test("an animal is cut out whole, not the rim of it that a view beside it shows", () => {
  const matte = matteOf((u, v) => (u > 0.1 && u < 0.4 && v > 0.1 && v < 0.9 ? 1 : 0));
  const reading = {
    ...EMPTY,
    width: 3000,
    height: 2000,
    things: [{ ...dog(0.1, 0.8), y: 0.1, h: 0.8 }],
    matte,
  };
  const film = { reading, before: [SHOT] };
  const whole: PlannedShot = { ...SHOT, target: { kind: "thing", label: "dog", which: 1 } };
  expect(canBeSeen("cut-out", whole, film)).toBe(true);
  expect(canBeSeen("cut-out", { ...SHOT, target: { kind: "center" } }, film)).toBe(false);
});

test("what is nobody is cut out where most of it is in view, somebody with the head", () => {
  // A bird wider than any view, without a sure name.
  const reading = {
    ...EMPTY,
    width: 2880,
    height: 1920,
    matte: matteOf((u, v) => (u > 0.2 && u < 0.9 && v > 0.2 ? 1 : 0)),
  };
  const side: PlannedShot = { ...SHOT, size: "medium", target: { kind: "right" } };
  expect(canBeSeen("cut-out", side, { reading, before: [SHOT] })).toBe(false);
  const person = { x: 0.7, y: 0.2, w: 0.2, h: 0.8, confidence: 0.9, face: null };
  expect(canBeSeen("cut-out", side, { reading: { ...reading, people: [person] }, before: [SHOT] })).toBe(
    true,
  );
});

test.each([
  ["a large subject", 0.3, null, true],
  ["a subject so small that its ground is all that is seen", 0.09, null, false],
  ["somebody whose head is in the photo", 0.3, 0.2, true],
  ["somebody of whom the photo shows a sleeve", 0.3, 0, false],
])("whether a cut-out may be of %s", (_case, radius, top, may) => {
  const person = { x: 0.2, y: top ?? 0, w: 0.6, h: 0.6, confidence: 0.9, face: null };
  const people = top === null ? [] : [person];
  const reading = { ...EMPTY, people, matte: discMatte(0.5, 0.5, radius) };
  expect(canBeSeen("cut-out", SHOT, { reading, before: [SHOT] })).toBe(may);
});

test.each([
  ["in the middle of the frame", 0.5, true],
  ["above its lower half", 0.25, false],
  ["below its upper half", 0.75, true],
])("whether a thing is cut out that is %s", (_case, middle, may) => {
  const isThing = (u: number, v: number) => Math.hypot((u - 0.5) / 0.35, (v - middle) / 0.22) < 1;
  const reading = { ...EMPTY, matte: matteOf((u, v) => (isThing(u, v) ? 1 : 0)) };
  expect(canBeSeen("cut-out", SHOT, { reading, before: [SHOT] })).toBe(may);
});

test.each([
  ["leaves some of the frame to the ground", 0.35, true],
  ["fills the frame", 0.1, false],
])("a face too large for any view is cut out where the body %s", (_case, left, may) => {
  const face = { x: 0.28, y: 0.3, w: 0.44, h: 0.44, confidence: 0.9 };
  const person = { x: 0.05, y: 0.05, w: 0.9, h: 0.95, confidence: 0.95, face: 0 };
  const matte = matteOf((u, v) => (u > left && v > 0.1 ? 1 : 0));
  const reading = { ...EMPTY, width: 2000, height: 2000, faces: [face], people: [person], matte };
  const close: PlannedShot = { ...SHOT, target: { kind: "person", which: 1 } };
  expect(canBeSeen("cut-out", close, { reading, before: [SHOT] })).toBe(may);
});

test("a recipe's effect falls where it can be seen, else its alternative, and never both", () => {
  const film = { reading: BEER, before: [SHOT] };
  expect(effectsOf({ ...RECIPE, effect: "flash", orElse: "shake" }, SHOT, film)).toEqual(["flash"]);
  // Nobody knows which pixels are the subject.
  expect(effectsOf({ ...RECIPE, effect: "cut-out", orElse: "shake" }, SHOT, film)).toEqual(["shake"]);
  expect(effectsOf({ ...RECIPE, effect: "cut-out" }, SHOT, film)).toEqual([]);
});

test.each([
  ["freeze", 1],
  ["letterbox", 1],
  ["ramp", 2],
  ["colour-split", 2],
  ["film-burn", 2],
] as const)("a film has had enough of %s after %i", (effect, most) => {
  const had = (times: number) => Array.from({ length: times }, () => ({ ...SHOT, effects: [effect] }));
  const again = (times: number) =>
    effectsOf({ ...RECIPE, effect }, SHOT, { reading: BEER, before: [SHOT, ...had(times)] });
  expect(again(most - 1)).toEqual([effect]);
  expect(again(most)).toEqual([]);
});

test("a framing that is shown again has one of the template's effects, the one that the film has shown least", () => {
  const template = {
    ...templateOf({ style: "viral", template: "batida" }),
    recipes: recipesWith("freeze", "colour-split"),
  };
  const shotWith = (effect: Effect): PlannedShot => ({ ...SHOT, effects: [effect] });
  const dressed = (...effects: Effect[]) =>
    dressingOf(template, SHOT, { reading: BEER, before: [SHOT, ...effects.map(shotWith)] });
  expect(dressed()).toEqual(["freeze"]);
  expect(dressed("freeze")).toEqual(["colour-split"]);
  expect(dressed("freeze", "colour-split", "colour-split")).toEqual([]);
  const withMatte = { ...BEER, matte: discMatte(0.5, 0.5, 0.3) };
  const known = (...before: PlannedShot[]) => dressingOf(template, SHOT, { reading: withMatte, before });
  expect(known(SHOT)).toEqual(["pop"]);
  expect(known(SHOT, shotWith("pop"))).toEqual(["freeze"]);
});

test.each([
  ["words-behind", 2],
  ["pop", 3],
  ["two-panels", 2],
  ["three-panels", 1],
  ["colour-split", 2],
  ["film-burn", 2],
  ["ramp", 2],
  ["strobe", 1],
  ["letterbox", 1],
] as const)("a film has %s at most %i times, and the recipe's alternative afterwards", (effect, most) => {
  const recipe: Recipe = { ...RECIPE, effect, orElse: "shake" };
  const reading = { ...PAIR, matte: discMatte(0.5, 0.5, 0.8) };
  const chosen = (times: number): Effect[] => {
    const before: PlannedShot[] = Array.from({ length: times }, () => ({ ...SHOT, effects: [effect] }));
    return effectsOf(recipe, SHOT, { reading, before: [...before, SHOT] });
  };
  expect(chosen(most - 1)).toEqual([effect]);
  expect(chosen(most)).toEqual(["shake"]);
});

test("what a view can hold is cut out where nearly all of it is in view, what no view holds where most of it is", () => {
  const subject = { x: 0.1, y: 0.35, w: 0.8, h: 0.3, confidence: 1 };
  const matte = matteOf((u, v) => (Math.hypot((u - 0.5) / 0.4, (v - 0.5) / 0.15) < 1 ? 1 : 0));
  const held = { ...EMPTY, width: 1080, height: 1920, subject, matte };
  const left: PlannedShot = { ...SHOT, size: "close-up", target: { kind: "left" } };
  const may = (shot: PlannedShot, reading: Reading) =>
    canBeSeen("cut-out", shot, { reading, before: [SHOT] });
  expect([may(SHOT, held), may(left, held)]).toEqual([true, false]);
  // Where no subject is known, none is held.
  expect(may(left, { ...held, subject: null })).toBe(true);
});

test("a film cuts the subject out twice at most, and then has the recipe's alternative", () => {
  const reading = { ...EMPTY, matte: discMatte(0.5, 0.5, 0.3) };
  const recipe: Recipe = { ...RECIPE, effect: "cut-out", orElse: "shake" };
  const cutOut: PlannedShot = { ...SHOT, effects: ["cut-out"] };
  expect(effectsOf(recipe, SHOT, { reading, before: [cutOut, SHOT] })).toEqual(["cut-out"]);
  expect(effectsOf(recipe, SHOT, { reading, before: [cutOut, cutOut, SHOT] })).toEqual(["shake"]);
});
