import type { Reading } from "@curta/contract";
import { expect, test } from "vitest";
import {
  KEYED,
  paletteOf,
  PLAIN,
  withPeople,
  withThings,
} from "../../../testing/direction/keyed-readings.ts";
import { createRandom } from "../../random.ts";
import { ANY_KEY, keysOf } from "./keys/keys-of.ts";
import { storiesOf } from "./stories/stories.ts";
import { storiesIn, type Story } from "./stories/story.ts";
import { storiesFor, tellStories } from "./tell-stories.ts";

const [long, broad] = storiesIn(`
gato: long
viral: Hook | Second | ~Spare | Fourth | Last
cinema: a | b | c
suave: a | b | c

qualquer: broad
viral: Any hook | Any second | Any last
cinema: a | b | c
suave: a | b | c
`);
const tell = (count: number) => tellStories([long!, broad!], "viral", count);

test("a story leaves out its spare lines first; where no story fits, one ends with its last lines", () => {
  expect(tell(5)).toEqual(["Hook", "Second", "Spare", "Fourth", "Last"]);
  expect(tell(4)).toEqual(["Hook", "Second", "Fourth", "Last"]);
  expect(tellStories([long!], "viral", 3)).toEqual(["Hook", "Fourth", "Last"]);
  expect(tellStories([long!], "viral", 2)).toEqual(["Hook", "Last"]);
  expect(tellStories([long!], "viral", 1)).toEqual(["Hook"]);
});

test("another story follows where there is room for all of it, and a short film has one that fits", () => {
  expect(tell(8)).toEqual([...tell(5), "Any hook", "Any second", "Any last"]);
  expect(tell(7)).toEqual(tell(5));
  expect(tell(3)).toEqual(["Any hook", "Any second", "Any last"]);
  expect(tellStories([], "viral", 5)).toEqual([]);
});

const isOf =
  (...keys: string[]) =>
  (story: Story): boolean =>
    story.keys.join() === keys.join();
const isOfAnything = isOf(ANY_KEY);
/** How many times as often a story of one kind is a film's first as one of another, or as any that is true of every photo. */
function timesAsOften(
  changes: Partial<Reading>,
  one: (story: Story) => boolean,
  other: (story: Story) => boolean,
) {
  const keys = keysOf({ ...PLAIN, ...changes });
  const firsts = Array.from(
    { length: 4_000 },
    (_, seed) => storiesFor(keys, createRandom(seed, "stories"))[0]!,
  );
  const often = (is: (story: Story) => boolean) =>
    firsts.filter(is).length / (is === isOfAnything ? 1 : storiesOf("pt").filter(is).length);
  return often(one) / often(other);
}
const dark = { light: { ...PLAIN.light, level: 0.1 }, palette: paletteOf([["preto", 0.6]]) };

test.each([
  ["what is seen is told twice as often as its kind", withThings("cat"), isOf("gato"), isOf("animal"), 2],
  [
    "what is seen is told twice as often as all that is always true",
    withThings("cat"),
    isOf("gato"),
    isOfAnything,
    2,
  ],
  [
    "light is told a fifth as often as what is seen",
    { ...withThings("cat"), ...dark },
    isOf("escuro"),
    isOf("gato"),
    0.2,
  ],
  [
    "two truths together are told half as often again",
    { ...withPeople(1), things: withThings("cat").things },
    isOf("alguem", "gato"),
    isOf("gato"),
    1.5,
  ],
  [
    "light alone is told a fifth as often as all that is always true",
    KEYED.verde!,
    isOf("verde"),
    isOfAnything,
    0.2,
  ],
  ["an open view is what its photo is of", KEYED.vista!, isOf("vista"), isOfAnything, 0.5],
  ["what is written is what a document is of", KEYED.recado!, isOf("recado"), isOfAnything, 0.5],
  ["writing is what its photo is of", KEYED.escrita!, isOf("escrita"), isOfAnything, 0.5],
  ["a thing on white is what its photo is of", KEYED.branco!, isOf("branco"), isOfAnything, 0.5],
  ["black and white is what its photo is of", KEYED.pb!, isOf("pb"), isOfAnything, 0.5],
  ["an old print is what its photo is of, a little less", KEYED.sepia!, isOf("sepia"), isOfAnything, 1 / 3],
])("%s", (_, reading, one, other, times) => {
  expect(Math.abs(timesAsOften(reading, one, other) / times - 1)).toBeLessThan(0.15);
});
