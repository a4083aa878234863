import type { SongAnswer } from "@curta/contract";
import { expect, test } from "vitest";
import { joinExtras } from "./join-extras.ts";

function songOf(id: string): SongAnswer {
  return { id, name: `${id}.mp3`, reading: { seconds: 40, from: 0, beat: null, levels: [0] } };
}
/** One letter is a topic, a name and a piece of music; none is neither. */
function extras(letter: string) {
  return { topic: letter, ...(letter === "" ? {} : { title: letter, song: songOf(letter) }) };
}

test.each([
  ["only the newer one has it", "a", "", undefined, "a"],
  ["only the older one has it", "", "b", undefined, "b"],
  ["nobody knows what both began with", "a", "b", undefined, "a"],
  ["both have changed it", "a", "b", "c", "a"],
  ["the newer one took it out and the older one changed it", "", "b", "c", "b"],
  ["only the older one has changed it", "c", "b", "c", "b"],
  ["only the newer one has changed it", "a", "c", "c", "a"],
  ["only the newer one has changed it, and took it out", "", "c", "c", ""],
  ["only the older one took it out: it may have been the last to know of it", "c", "", "c", "c"],
  ["nobody has it", "", "", undefined, ""],
  ["the older one has the first", "", "b", "", "b"],
])("name, topic and music where %s", (_case, newer, older, base, joined) => {
  const begun = base === undefined ? undefined : extras(base);
  expect(joinExtras(extras(newer), extras(older), begun)).toEqual(extras(joined));
});
