import { STYLES } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { compileTimeline } from "./compile.ts";
import { direct } from "../plan/direct.ts";
import { checkTimeline } from "./film-rules.ts";
import { readings } from "../../../testing/direction/readings.ts";
import { storyboards } from "../../../testing/direction/storyboards.ts";
import { readScript } from "../plan/script/read-script.ts";
import { writeScript } from "../plan/script/write-script.ts";

test("every storyboard keeps the laws of a film, whatever the picture", () => {
  fc.assert(
    fc.property(storyboards, readings, fc.nat(), (storyboard, reading, seed) => {
      const timeline = compileTimeline(storyboard, reading, seed);
      expect(timeline.frames).toBe(storyboard.seconds * 30);
      expect(checkTimeline(timeline)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("so does one that shows the whole photo as a print", () => {
  const printed = storyboards.map((storyboard) => ({
    ...storyboard,
    shots: storyboard.shots.map((shot, index) => {
      const isPrint = index % 2 === 0 || index === storyboard.shots.length - 1;
      return isPrint ? { ...shot, target: { kind: "polaroid" as const } } : shot;
    }),
  }));
  fc.assert(
    fc.property(printed, readings, fc.nat(), (storyboard, reading, seed) => {
      expect(checkTimeline(compileTimeline(storyboard, reading, seed))).toEqual([]);
    }),
    { numRuns: 200 },
  );
});

test("directed films keep them too", () => {
  const wishes = fc.record({
    style: fc.constantFrom(...STYLES),
    seconds: fc.integer({ min: 5, max: 60 }),
    seed: fc.nat(),
  });
  fc.assert(
    fc.property(wishes, readings, (wish, reading) => {
      const timeline = compileTimeline(direct(reading, wish), reading, wish.seed);
      expect(checkTimeline(timeline)).toEqual([]);
    }),
    { numRuns: 300 },
  );
});

test("a film from the written script is the film that was directed", () => {
  fc.assert(
    fc.property(storyboards, readings, fc.nat(), (storyboard, reading, seed) => {
      const { storyboard: read } = readScript(writeScript(storyboard), {
        style: "suave",
        seconds: 5,
        seed: 0,
        reading,
      });
      expect(compileTimeline(read, reading, seed)).toEqual(compileTimeline(storyboard, reading, seed));
    }),
    { numRuns: 50 },
  );
});
