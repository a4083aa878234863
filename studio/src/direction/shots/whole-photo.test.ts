import { expect, test } from "vitest";
import { PORTRAIT } from "../../../testing/direction/readings.ts";
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
