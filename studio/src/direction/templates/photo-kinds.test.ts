import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { PLAIN, withPeople } from "../../../testing/direction/keyed-readings.ts";
import { photoKinds } from "./photo-kinds.ts";

const lit = (light: Partial<Reading["light"]>): Reading => ({
  ...PLAIN,
  light: { ...PLAIN.light, ...light },
});
const cup = (h: number): Reading => ({
  ...PLAIN,
  things: [{ x: 0, y: 0, w: 0.1, h, confidence: 0.9, label: "cup" }],
});
const line = { x: 0, y: 0, w: 0.5, h: 0.1, confidence: 0.9 };
const written = (lines: number): Reading => ({
  ...PLAIN,
  writing: Array.from({ length: lines }, () => line),
});
const horizon = { y: 0.5, confidence: 0.5 };

test("a photo in which nothing stands out is of no kind", () => {
  expect(photoKinds(PLAIN)).toEqual([]);
});

test.each<[string, Reading, Reading]>([
  ["night", lit({ level: 0.21 }), lit({ level: 0.22 })],
  ["grey", lit({ saturation: 0.05 }), lit({ saturation: 0.06 })],
  ["text", written(3), written(2)],
  ["food", cup(0.2), cup(0.19)],
  ["portrait", withPeople(1), PLAIN],
  ["two-people", withPeople(2), withPeople(3)],
  ["group", withPeople(3), withPeople(2)],
  ["place", { ...PLAIN, horizon }, { ...PLAIN, horizon: { ...horizon, confidence: 0.49 } }],
  ["place", { ...PLAIN, horizon }, { ...withPeople(1), horizon }],
  ["place", { ...PLAIN, horizon }, { ...cup(0.2), horizon }],
])("a photo is of %s up to a bound, and not beyond it", (kind, within, beyond) => {
  expect(photoKinds(within)).toContain(kind);
  expect(photoKinds(beyond)).not.toContain(kind);
});
