import type { Move, Reading, ShotSize, Target } from "@curta/contract";
import { expect, test } from "vitest";
import { readingOf } from "../../../testing/direction/sights.ts";
import { areaOf, lack, share } from "../../geometry/area.ts";
import { keptFace } from "../framing/faces/face-geometry.ts";
import { frameTarget } from "../framing/framing.ts";
import { viewOf } from "../framing/view.ts";
import { pathOf } from "./moves.ts";

const MOVES: readonly Move[] = ["pan-left", "pan-right", "tilt-up", "tilt-down", "drift", "orbit", "push-in"];
const PLACES: readonly Target[] = [
  { kind: "left" },
  { kind: "right" },
  { kind: "center" },
  { kind: "top" },
  { kind: "bottom" },
];

/** How many faces a framing of a shot shows whole, at rest and at both ends of its move. */
function facesOf(target: Target, size: ShotSize, move: Move, reading: Reading) {
  const { framing, stage } = frameTarget(target, size, reading);
  const shot = { target, size, move, effects: [], transition: "cut" as const };
  const { from, to } = pathOf(shot, reading, { frames: 90, pace: 2, side: 1 });
  return [framing, from, to].map((each) => {
    const view = viewOf(each, stage.cover);
    return stage.reading.faces.filter((face) => lack(view, keptFace(face, stage.cover)) < 1e-6).length;
  });
}

test("a move gives up some of its length before it leaves out a face that the shot shows", () => {
  const rows = [0.2, 0.3, 0.42, 0.55].map((x) =>
    readingOf({ aspect: 1.2, people: [{ x, y: 0.3, head: 0.2 }] }),
  );
  let shown = 0;
  let kept = 0;
  for (const reading of rows)
    for (const target of PLACES)
      for (const size of ["wide", "medium", "close-up"] as const)
        for (const move of MOVES) {
          const [rest = 0, from = 0, to = 0] = facesOf(target, size, move, reading);
          shown += rest;
          kept += Math.min(rest, from, to);
        }
  expect(shown).toBeGreaterThan(100);
  expect(kept / shown).toBeGreaterThan(0.99);
});

test("a move gives up some of its length before it leaves out somebody who turns away, small and whole in the shot", () => {
  let shown = 0;
  let kept = 0;
  for (const x of [0.2, 0.42, 0.6, 0.72, 0.8]) {
    const { faces: _, ...seen } = readingOf({ aspect: 1.5, people: [{ x, y: 0.3, head: 0.12 }] });
    const reading = { ...seen, faces: [], people: seen.people.map((person) => ({ ...person, face: null })) };
    const [person] = reading.people;
    for (const target of PLACES)
      for (const move of MOVES) {
        const { framing, stage } = frameTarget(target, "wide", reading);
        const shot = { target, size: "wide" as const, move, effects: [], transition: "cut" as const };
        const { from, to } = pathOf(shot, reading, { frames: 90, pace: 2, side: 1 });
        const shares = [framing, from, to].map((each) => share(viewOf(each, stage.cover), areaOf(person!)));
        if (stage.source === "card" || shares[0]! < 0.97) continue;
        shown += 1;
        kept += Math.min(...shares) >= 0.88 ? 1 : 0;
      }
  }
  expect(shown).toBeGreaterThan(40);
  expect(kept).toBe(shown);
});
