import type { Storyboard, StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { calmAround, calmShot } from "./calm-shot.ts";

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

test("where a shot is calm already, the one before it is calmed", () => {
  const film = filmOf(shotOf(), shotOf({ effects: ["strobe"] }), shotOf(), shotOf({ effects: ["flash"] }));
  const { shots } = calmAround(film, 2);
  expect(shots.map(({ effects }) => effects)).toEqual([[], [], [], ["flash"]]);
  expect(calmAround(film, 1).shots[3]?.effects).toEqual(["flash"]);
});

test("where both are calm, a shot rests on the whole photo, and the last one is followed by the opening", () => {
  const film = filmOf(shotOf({ target: { kind: "left" } }), shotOf(), shotOf({ target: { kind: "right" } }));
  expect(calmAround(film, 1).shots[1]).toMatchObject({ target: { kind: "whole" }, move: "hold" });
  const ended = calmAround(film, 2).shots;
  expect(ended.at(-1)?.target).toEqual({ kind: "left" });
  expect(ended).toHaveLength(4);
});
