import * as fc from "fast-check";
import { expect, test } from "vitest";
import { mulberry32 } from "../../random.ts";
import { openScoreMemory } from "./score-memory.ts";

test("the kernel's noise is that of the one random generator", () => {
  const { kernel, allocSamples } = openScoreMemory(64);
  const noise = allocSamples(64);
  fc.assert(
    fc.property(fc.integer(), (seed) => {
      kernel.fillWithNoise(noise.byteOffset, noise.length, seed);
      const next = mulberry32(seed);
      expect([...noise]).toEqual(Array.from(noise, () => Math.fround((next() | 0) / 2 ** 31)));
    }),
    { numRuns: 30 },
  );
});
