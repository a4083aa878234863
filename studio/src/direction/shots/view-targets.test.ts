import { expect, test } from "vitest";
import { PAIR } from "../../../testing/direction/readings.ts";
import { readingOf } from "../../../testing/direction/sights.ts";
import { direct } from "../plan/direct.ts";
import { planFilm } from "../plan/film-plan.ts";
import { writeScript } from "../plan/script/write-script.ts";
import { heroTargets } from "./view-targets.ts";

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
