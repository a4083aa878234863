import { expect, test } from "vitest";
import type { Scene } from "../parse/scene.ts";
import { hasGaps, sceneLengths, tempoForLengths } from "./scene-lengths.ts";

function scene(times: Partial<Scene>): Scene {
  return { effects: [], prose: "", lines: null, ...times };
}

function marked(...marks: number[]): (number | undefined)[] {
  return sceneLengths(marks.map((mark) => scene({ mark })));
}

test("a tenth of a second between two scenes is a gap; what rounding leaves between them is none", () => {
  const parted = (from: number) => [scene({ from: 0, to: 2 }), scene({ from, to: 4 })];
  expect([1.9, 1.95, 2.05, 2.1].map((from) => hasGaps(parted(from)))).toEqual([true, false, false, true]);
  expect(hasGaps([scene({ from: 0.1, to: 2 })])).toBe(true);
});

test("rising marks from zero are starts; others are lengths", () => {
  expect(marked(0, 2, 5)).toEqual([2, 3, undefined]);
  expect(marked(2, 1, 5)).toEqual([2, 1, 5]);
  expect(marked(0, 2, 2)).toEqual([undefined, 2, 2]);
  expect(marked(0)).toEqual([undefined]);
});

test("a scene's own length and its own end go before the next scene's start", () => {
  const scenes = [
    scene({ from: 0, to: 1 }),
    scene({ length: 4, from: 1 }),
    scene({ from: 3 }),
    scene({ from: 7 }),
  ];
  expect(sceneLengths(scenes)).toEqual([1, 4, 4, undefined]);
  expect(sceneLengths([scene({ from: 2, to: 2 })])).toEqual([undefined]);
});

test("of tempos that fit the lengths as well to the ear, the one nearest to the wished tempo is taken", () => {
  expect(tempoForLengths([6.3, 3.1, 9.6], 19, 120)).toBe(114);
  expect(tempoForLengths([6.3, 3.1, 9.6], 19, 140)).toBe(133);
  expect(tempoForLengths([undefined, undefined], 19, 97)).toBe(97);
});
