import * as fc from "fast-check";
import { expect, test } from "vitest";
import { GLASS, PAIR } from "../../../testing/direction/readings.ts";
import { direct } from "../plan/direct.ts";

/** How many whips and zooms come between the shots of a film. */
function loudIn(template: "batida" | "ricochete" | "contagem", seed: number): number {
  const reading = seed % 2 === 0 ? GLASS : PAIR;
  const { shots } = direct(reading, { style: "viral", template, seconds: 60, seed });
  return shots.filter(({ transition }) => transition === "whip" || transition === "zoom").length;
}

test("a film has three whips and zooms at most, unless whips are what its template is of", () => {
  const [most, ricochet] = [new Set<number>(), new Set<number>()];
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 40 }), (seed) => {
      most.add(loudIn("batida", seed)).add(loudIn("contagem", seed));
      ricochet.add(loudIn("ricochete", seed));
    }),
    { numRuns: 30 },
  );
  expect(Math.max(...most)).toBe(3);
  expect(Math.max(...ricochet)).toBe(7);
});
