import { expect, test } from "vitest";
import { PORTRAIT } from "../../../testing/direction/readings.ts";
import { direct } from "../plan/direct.ts";
import { compileTimeline } from "../compile/compile.ts";

const LANDSCAPE = { ...PORTRAIT, width: 1600, height: 1200 };

/** How shots of films after a template show the whole photo. */
function wholePhotos(template: "album" | "diario", reading: typeof PORTRAIT): Set<string> {
  const films = [1, 2, 3, 4].map((seed) => direct(reading, { style: "suave", template, seconds: 15, seed }));
  const kinds = films.flatMap(({ shots }) => shots.map(({ target }) => target.kind));
  return new Set(kinds.filter((kind) => kind === "whole" || kind === "polaroid"));
}

test("an album shows the whole photo as a print, other templates bare, and so does an album of a panorama", () => {
  expect([...wholePhotos("album", LANDSCAPE)]).toEqual(["polaroid"]);
  expect([...wholePhotos("diario", LANDSCAPE)]).toEqual(["whole"]);
  expect([...wholePhotos("album", { ...LANDSCAPE, width: 3000 })]).toEqual(["whole"]);
});

test("a film has the cards that its shots are cut from, and no others", () => {
  const film = direct(LANDSCAPE, { style: "suave", template: "album", seconds: 15, seed: 1 });
  const { card, polaroid, shots } = compileTimeline(film, LANDSCAPE, 1);
  expect(shots.some(({ source }) => source === "polaroid")).toBe(true);
  expect(polaroid).toHaveLength(1);
  expect(card).toBeUndefined();
});
