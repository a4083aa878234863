import type { FilmShots, ShotEdit } from "@curta/studio/preview";
import type { StoryShot } from "@curta/contract";
import { expect, test } from "vitest";
import { filmWithEdits } from "./film-with-edits.ts";

const SHOT: StoryShot = {
  beats: 4,
  size: "medium",
  target: { kind: "subject" },
  move: "push-in",
  transition: "cut",
  effects: [],
  caption: null,
};
const FILM: FilmShots = {
  seconds: 6,
  shots: [SHOT, { ...SHOT, target: { kind: "subject" }, until: { kind: "all" } }, SHOT],
  places: [SHOT, SHOT, SHOT].map(() => ({ name: "no assunto", box: { x: 0.2, y: 0, w: 0.4, h: 1 } })),
  targets: [],
  part: { x: 0, y: 0, w: 1, h: 1 },
  closest: 0.2,
  cover: { width: 0.5, height: 1 },
  isList: true,
};
const after = (...edits: ShotEdit[]) => filmWithEdits(FILM, edits);

test("each edit builds on the one before it", () => {
  const { shots } = after(
    { kind: "length", shot: 0, beats: 5 },
    { kind: "length", shot: 0, beats: 6 },
    { kind: "change", shot: 0, content: { effects: ["flash"] } },
    { kind: "change", shot: 0, content: { caption: "Oi" } },
  );
  expect(shots[0]).toEqual({ ...SHOT, beats: 6, effects: ["flash"], caption: "Oi" });
  expect(shots.map(({ beats }) => beats)).toEqual([6, 2, 4]);
});

test("a frame lies where it was put, and another target ends a travel", () => {
  const target = { kind: "view", x: 30, y: 40, share: 50 } as const;
  const { shots, places } = after({ kind: "change", shot: 1, content: { target } });
  expect(shots[1]).toEqual({ ...SHOT, target });
  expect(places[1]?.box).toEqual({ x: expect.closeTo(0.175), y: expect.closeTo(0.15), w: 0.25, h: 0.5 });
  expect(places.toSpliced(1, 1)).toEqual(FILM.places.toSpliced(1, 1));
});

test("what puts shots in other places waits for the studio, and so does what comes after it", () => {
  const caption: ShotEdit = { kind: "change", shot: 0, content: { caption: "Oi" } };
  for (const edit of [
    { kind: "move", shot: 0, to: 2 },
    { kind: "duplicate", shot: 0 },
    { kind: "remove", shot: 0 },
    { kind: "add-after", shot: 0 },
  ] as const) {
    expect(after(edit, caption)).toBe(FILM);
    expect(after(caption, edit).shots[0]?.caption).toBe("Oi");
  }
});
