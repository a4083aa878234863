import { expect, test } from "vitest";
import { takeSound } from "./one-sound.ts";

test("what begins to sound stops what sounded before, once, and what has ended is not stopped", () => {
  const stopped: string[] = [];
  const [preview, film] = [() => stopped.push("preview"), () => stopped.push("film")];
  takeSound(preview);
  takeSound(preview);
  expect(stopped).toEqual([]);
  const end = takeSound(film);
  expect(stopped).toEqual(["preview"]);
  end();
  takeSound(preview);
  expect(stopped).toEqual(["preview"]);
});
