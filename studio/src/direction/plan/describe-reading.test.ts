import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { describeReading } from "./describe-reading.ts";

/** Whether the notes of a script call a photo of this saturation one without colour. */
function isWithoutColour(saturation: number): boolean {
  return describeReading({ ...BEER, light: { ...BEER.light, saturation } }).some((note) =>
    note.includes("sem cor"),
  );
}

test("a photo is without colour up to the saturation of black and white, and not where something in it has a colour", () => {
  expect(isWithoutColour(0.05)).toBe(true);
  expect(isWithoutColour(0.06)).toBe(false);
});
