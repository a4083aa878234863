import type { Storyboard, StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { calmShot } from "./calm-shot.ts";

const shotOf = (changes: Partial<StoryShot> = {}): StoryShot => ({
  beats: 4,
  size: "medium",
  target: { kind: "all" },
  move: "drift",
  transition: "cut",
  effects: [],
  caption: "Oi",
  ...changes,
});
const filmOf = (...shots: StoryShot[]): Storyboard => ({
  style: "viral",
  seconds: 8,
  bpm: 120,
  shots,
  notes: [],
});

test("a shot is calmed: nothing that rushes is left in it or at its cuts, and the rest stays", () => {
  const rushing = shotOf({
    transition: "whip",
    effects: ["strobe", "letterbox"],
    until: { kind: "left" },
    caption: "Olha",
  });
  const film = filmOf(
    shotOf({ transition: "whip" }),
    rushing,
    shotOf({ transition: "zoom" }),
    shotOf({ size: "wide" }),
  );
  const { shots } = calmShot(film, 1);
  expect(shots[1]).toEqual(shotOf({ effects: ["letterbox"], caption: "Olha" }));
  expect(shots.map(({ transition }) => transition)).toEqual(["whip", "cut", "cut", "cut"]);
});

test("the two shots that a film begins and ends with are calmed together", () => {
  const end = shotOf({ target: { kind: "left" }, effects: ["flash"] });
  const { shots } = calmShot(filmOf(end, shotOf({ effects: ["flash"] }), end), 2);
  expect(shots.map(({ effects }) => effects)).toEqual([[], ["flash"], []]);
});

test("a film whose shot is calm already is returned as it was", () => {
  const film = filmOf(shotOf(), shotOf({ effects: ["letterbox", "slow"] }), shotOf());
  expect(calmShot(film, 1)).toBe(film);
});
