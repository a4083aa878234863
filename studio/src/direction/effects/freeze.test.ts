import { expect, test } from "vitest";
import { freezeIn } from "./freeze.ts";

const beatsOf = (count: number, frames: number) =>
  Array.from({ length: count + 1 }, (_, beat) => beat * frames);

test("a shot freezes on the beat nearest to two fifths of it, for half of what is left", () => {
  expect(freezeIn(beatsOf(4, 15), 0)).toEqual({ at: 30, frames: 15 });
  expect(freezeIn(beatsOf(3, 15), 0)).toEqual({ at: 15, frames: 15 });
});

test("a freeze is long enough to be seen, unless the shot ends before, and never as long as a second", () => {
  expect(freezeIn(beatsOf(4, 8), 0)).toEqual({ at: 16, frames: 10 });
  expect(freezeIn(beatsOf(2, 8), 0)).toEqual({ at: 8, frames: 8 });
  expect(freezeIn(beatsOf(10, 15), 0)).toEqual({ at: 60, frames: 24 });
});

test("a shot does not freeze at its first frame, whatever its beats", () => {
  for (const count of [2, 3, 4, 5, 8]) expect(freezeIn(beatsOf(count, 12), 0).at).toBeGreaterThan(0);
});

test("where the camera pans quickly, a shot freezes on the first beat after the pan, or right after it", () => {
  expect(freezeIn(beatsOf(4, 15), 33)).toEqual({ at: 45, frames: 10 });
  expect(freezeIn(beatsOf(4, 15), 30)).toEqual({ at: 30, frames: 15 });
  expect(freezeIn(beatsOf(2, 30), 33)).toEqual({ at: 33, frames: 13 });
});
