import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import { PAIR } from "../../../../testing/direction/readings.ts";
import { readingOf } from "../../../../testing/direction/sights.ts";
import { areaOf, share } from "../../../geometry/area.ts";
import { frameTarget } from "../../framing/framing.ts";
import { viewOf } from "../../framing/view.ts";
import { direct } from "../../plan/direct.ts";
import { planFilm } from "../../plan/film-plan.ts";
import { writeScript } from "../../plan/script/write-script.ts";
import { heroTargets, sidesOf } from "./view-targets.ts";

const crowd = readingOf({
  aspect: 2.2,
  people: Array.from({ length: 12 }, (_, index) => ({ x: 0.05 + 0.08 * index, y: 0.3, head: 0.09 })),
});

test("people and things of one name are told apart by one digit, so no more than nine are targets", () => {
  expect(crowd.people).toHaveLength(12);
  const numbers = heroTargets(crowd).map((target) => (target.kind === "person" ? target.which : null));
  for (const number of numbers) expect(number).toBeLessThanOrEqual(9);
  expect(heroTargets(PAIR)).toContainEqual({ kind: "person", which: 2 });
});

test("a film of a crowd shows the same people after its script was written out and read again", () => {
  for (const seed of [1, 2, 3, 4]) {
    const film = direct(crowd, { style: "viral", seconds: 30, seed });
    const script = writeScript(film);
    const { storyboard } = planFilm(script, { style: "viral", seconds: 30, seed, reading: crowd });
    expect(storyboard.shots.map(({ target }) => target)).toEqual(film.shots.map(({ target }) => target));
  }
});

function sides(width: number, height: number): string[] {
  return sidesOf({ ...PAIR, width, height }).map(({ kind }) => kind);
}

test("a photo much wider than a frame has a left and a right side, a much taller one a top and a bottom", () => {
  expect(sides(3000, 2000)).toEqual(["left", "right"]);
  expect(sides(1000, 2400)).toEqual(["top", "bottom"]);
  // Wide views of these show less than four fifths of their width, and just so much.
  expect(sides(1200, 1600)).toEqual(["left", "right"]);
  expect(sides(1125, 1600)).toEqual([]);
});

test("of hands at a laptop the laptop is filmed, and neither a sleeve nor a back", () => {
  const back = { x: 0.31, y: 0, w: 0.69, h: 0.99, confidence: 0.9, face: null };
  const laptop = { x: 0.14, y: 0.16, w: 0.34, h: 0.63, confidence: 0.67, label: "laptop" as const };
  const point = { size: 0.3, kind: "detail" as const, color: null };
  const reading: Reading = {
    ...PAIR,
    width: 2880,
    height: 1920,
    faces: [],
    people: [back],
    things: [laptop],
    subject: back,
    points: [
      { ...point, x: 0.23, y: 0.49, confidence: 1 },
      { ...point, x: 0.64, y: 0.43, confidence: 0.94 },
    ],
  };
  expect(heroTargets(reading)).toEqual([{ kind: "thing", label: "laptop", which: 1 }]);
  for (const seed of [1, 2, 3, 4]) {
    for (const { size, target } of direct(reading, { style: "viral", seconds: 15, seed }).shots) {
      const { framing, stage } = frameTarget(target, size, reading);
      if (stage.source !== "photo") continue;
      const area = viewOf(framing, stage.cover);
      expect(share(area, areaOf(laptop)) > 0.3 || share(areaOf(back), area) < 0.8).toBe(true);
    }
  }
  const alone = { ...reading, things: [] };
  expect(heroTargets(alone)).toEqual([{ kind: "person", which: 1 }]);
});
