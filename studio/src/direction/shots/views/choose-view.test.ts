import type { Reading, ShotSize, Target } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER, GLASS, PAIR, PORTRAIT } from "../../../../testing/direction/readings.ts";
import { readingOf } from "../../../../testing/direction/sights.ts";
import { intersectionOverUnion } from "../../../geometry/area.ts";
import { createRandom } from "../../../random.ts";
import type { Recipe } from "../../templates/template.ts";
import { candidateViews } from "./candidate-views.ts";
import { rankViews, type RatedView } from "./choose-view.ts";

interface View {
  readonly size: ShotSize;
  readonly target: Target;
}

const CLOSE: Recipe = { purpose: "hero", size: "close-up", moves: ["push-in"] };

function rank(reading: Reading, before: readonly View[], after?: View, recipe = CLOSE): RatedView[][] {
  const shown = before.map((view) => ({ ...view, effects: [] }));
  return rankViews(recipe, { reading, random: createRandom(1, "views"), before: shown, after });
}

const nameOf = ({ size, target }: View): string => JSON.stringify([size, target]);
const names = (group: readonly RatedView[] | undefined): string[] =>
  (group ?? []).map(({ view }) => nameOf(view));

/** Films as they go on when the best view of each shot is taken. */
function bestOf(reading: Reading, shots: number): View[] {
  const film: View[] = [];
  for (let shot = 0; shot < shots; shot += 1) {
    const [best] = rank(reading, film).flat();
    if (best !== undefined) film.push(best.view);
  }
  return film;
}

const areaIn = (reading: Reading, view: View) =>
  candidateViews(reading).find((each) => nameOf(each) === nameOf(view))?.area;

const at = (index: number): View => ({ size: "close-up", target: { kind: "point", index } });
const face = (which: number): View => ({ size: "close-up", target: { kind: "person", which } });
const cat: View = { size: "close-up", target: { kind: "thing", label: "cat", which: 1 } };

test.each([
  ["BEER", BEER],
  ["GLASS", GLASS],
  ["PAIR", PAIR],
  ["PORTRAIT", PORTRAIT],
])("no good view is one that the film has shown, however long ago: %s", (_, reading) => {
  const film = bestOf(reading, 4);
  const good = rank(reading, film)[0] ?? [];
  for (const shown of film) expect(names(good)).not.toContain(nameOf(shown));
});

test("a view that covers what an earlier one covered is no good view either", () => {
  const film = bestOf(BEER, 3);
  const earlier = film.map((view) => areaIn(BEER, view)).filter((area) => area !== undefined);
  expect(earlier).toHaveLength(3);
  for (const { view } of rank(BEER, film)[0] ?? []) {
    const area = areaIn(BEER, view);
    const target = candidateViews(BEER).find((each) => nameOf(each) === nameOf(view));
    if (area === undefined || target?.stage.source !== "photo") continue;
    for (const each of earlier.slice(0, -1)) expect(intersectionOverUnion(area, each)).toBeLessThan(0.5);
  }
});

const point = (x: number) => ({
  x,
  y: 0.5,
  size: 0.12,
  kind: "detail" as const,
  confidence: 0.8,
  color: null,
});
/** A broad photo of three things that nobody knows by name. */
const UNKNOWN: Reading = {
  ...BEER,
  width: 4800,
  height: 2700,
  subject: null,
  points: [point(0.15), point(0.5), point(0.85)],
};

test("of a photo in which nothing is known, half of the film's shots may leave out what it opened on", () => {
  const mayShow = (film: readonly View[]): boolean[] =>
    [2, 3].map((index) =>
      rank(UNKNOWN, film)
        .flat()
        .some(
          ({ view, keepsRules }) => keepsRules && nameOf(view) === nameOf({ ...at(index), size: "medium" }),
        ),
    );
  expect(mayShow([at(1)])).toEqual([true, true]);
  expect(mayShow([at(1), at(3)])).toEqual([false, false]);
  expect(mayShow([at(1), at(3), at(1)])).toEqual([true, true]);
});

test("a film of people may show a cat once their faces have been seen often enough, and not before", () => {
  const mayShow = (film: readonly View[]): boolean =>
    rank(PAIR, film)
      .flat()
      .some(({ view, keepsRules }) => keepsRules && nameOf(view) === nameOf({ ...cat, size: "medium" }));
  const faces = [face(1), face(2), face(1), face(2), face(1), face(2)];
  expect(mayShow([])).toBe(false);
  expect(mayShow(faces)).toBe(true);
  expect(mayShow([cat, ...faces.slice(0, 1)])).toBe(false);
});

test.each([
  [[0.16, 0.1, 0.13], 1],
  [[0.12, 0.13, 0.16], 3],
])("of three people with heads of %j a film begins mostly with the largest", (heads, largest) => {
  const people = heads.map((head, index) => ({ x: 0.2 + 0.3 * index, y: 0.3, head }));
  const reading = readingOf({ aspect: 2.4, people });
  const first = Array.from({ length: 40 }, (_, seed) => {
    const random = createRandom(seed, "views");
    return rankViews(CLOSE, { reading, random, before: [], after: undefined }).flat()[0]?.view.target;
  });
  const begun = first.filter((target) => target?.kind === "person" && target.which === largest);
  expect(begun.length).toBeGreaterThan(first.length / 2);
});
