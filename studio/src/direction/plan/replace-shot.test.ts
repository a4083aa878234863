import { type StoryShot, STYLES } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { BEER, PORTRAIT } from "../../../testing/direction/readings.ts";
import { readingOf } from "../../../testing/direction/sights.ts";
import { frameTarget } from "../framing/framing.ts";
import { difference } from "../framing/shot-difference.ts";
import { candidateViews } from "../shots/views/candidate-views.ts";
import { direct } from "./direct.ts";
import { readScript } from "./script/read-script.ts";
import { namedShots, replaceShot, withOpeningAtEnd, writtenShots } from "./replace-shot.ts";
import { writeScript } from "./script/write-script.ts";

const films = fc.record({
  reading: fc.constantFrom(BEER, PORTRAIT),
  style: fc.constantFrom(...STYLES),
  seconds: fc.integer({ min: 8, max: 40 }),
  seed: fc.nat(),
});

const withoutView = ({ beats, move, transition, effects, caption }: StoryShot) => {
  return { beats, move, transition, effects, caption };
};

test("another view takes a shot's place and all else of the film stays", () => {
  fc.assert(
    fc.property(films, fc.nat(), ({ reading, ...wishes }, pick) => {
      const film = direct(reading, wishes);
      const index = pick % film.shots.length;
      const replaced = replaceShot(film, reading, index, wishes.seed);
      const [was, is] = [film.shots[index]!, replaced.shots[index]!];
      expect(frameTarget(is.target, is.size, reading).harm).toBeLessThan(0.03);
      expect(difference(was, is, reading)).toBeGreaterThan(0);
      expect(replaced.shots.map(withoutView)).toEqual(film.shots.map(withoutView));
      const last = film.shots.length - 1;
      const ends = new Set([0, last]);
      replaced.shots.forEach((shot, at) => {
        if (at !== index && !(ends.has(at) && ends.has(index))) expect(shot).toEqual(film.shots[at]);
      });
    }),
    { numRuns: 60 },
  );
});

test("only views that the studio would not have written are named by the script's writer", () => {
  const wishes = { style: "viral", seconds: 15, seed: 4 } as const;
  const script = writeScript(direct(PORTRAIT, wishes));
  const read = (text: string) => readScript(text, { ...wishes, reading: PORTRAIT });
  expect(namedShots(read(script), PORTRAIT, wishes.seed)).toEqual(new Set());
  const film = read(script);
  const shots = film.storyboard.shots.with(2, { ...film.storyboard.shots[2]!, target: { kind: "top" } });
  const edited = read(writeScript({ ...film.storyboard, shots }));
  expect(namedShots(edited, PORTRAIT, wishes.seed)).toEqual(new Set([2]));
  expect(namedShots(read("um filme bonito da minha avó"), PORTRAIT, wishes.seed)).toEqual(new Set());
});

test("the studio's own script is written by nobody, and each shot of which a view or a caption was changed by its writer", () => {
  const wishes = { style: "viral", seconds: 15, seed: 4 } as const;
  const read = (text: string) => readScript(text, { ...wishes, reading: PORTRAIT });
  const own = read(writeScript(direct(PORTRAIT, wishes)));
  expect(writtenShots(own, PORTRAIT, wishes.seed)).toEqual(new Set());
  const said = own.storyboard.shots.findIndex(({ caption }) => caption !== null);
  const shots = own.storyboard.shots
    .with(said, { ...own.storyboard.shots[said]!, caption: "Só hoje no Café Aurora" })
    .with(3, { ...own.storyboard.shots[3]!, target: { kind: "top" } });
  const edited = read(writeScript({ ...own.storyboard, shots }));
  expect(writtenShots(edited, PORTRAIT, wishes.seed)).toEqual(new Set([said, 3]));
  expect(namedShots(edited, PORTRAIT, wishes.seed)).toEqual(new Set([3]));
});

function beatsOf(shots: readonly StoryShot[]): number {
  return shots.reduce((sum, { beats }) => sum + beats, 0);
}

test("the view that a film begins with follows its last one, which keeps its words and gives the time", () => {
  const wishes = { style: "viral", seconds: 12, seed: 1, reading: BEER } as const;
  const { storyboard } = readScript(
    '0:00 - 0:04 plano aberto "Um"\n0:04 - 0:08 close no rosto\n0:08 - 0:12 close no alto "Dois"',
    wishes,
  );
  const { shots } = withOpeningAtEnd(storyboard);
  expect(shots).toHaveLength(storyboard.shots.length + 1);
  const [named, opening] = shots.slice(-2);
  expect(named).toMatchObject({ target: { kind: "top" }, caption: "Dois" });
  expect(opening).toMatchObject({ size: shots[0]!.size, target: shots[0]!.target, caption: null });
  expect(beatsOf(shots)).toBe(beatsOf(storyboard.shots));
  const closed = { ...storyboard, shots };
  expect(withOpeningAtEnd(closed)).toBe(closed);
  const brief = storyboard.shots.map((shot) => ({ ...shot, beats: 2 }));
  expect(withOpeningAtEnd({ ...storyboard, shots: brief }).shots).toBe(brief);
});

test("a view that takes another one's place shows somebody, where the photo has somebody beside bare ground", () => {
  const reading = readingOf({ aspect: 1.5, people: [{ x: 0.62, y: 0.3, head: 0.22 }] });
  const bare: string[] = [];
  for (let seed = 0; seed < 12; seed++) {
    const film = direct(reading, { style: "viral", seconds: 15, seed });
    for (const index of film.shots.keys()) {
      const { size, target } = replaceShot(film, reading, index, seed).shots[index]!;
      const view = candidateViews(reading).find(
        (each) => viewKey(each) === viewKey({ size, target }) && each.until === undefined,
      );
      if (view?.showsObject !== true) bare.push(viewKey({ size, target }));
    }
  }
  expect(bare).toEqual([]);
});

function viewKey({ size, target }: Pick<StoryShot, "size" | "target">): string {
  return JSON.stringify([size, target]);
}
