import { expect, test } from "vitest";
import { storiesIn } from "./stories/story.ts";
import { tellStories } from "./tell-stories.ts";

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
