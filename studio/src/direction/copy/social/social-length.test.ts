import { expect, test } from "vitest";
import { KEYED } from "../../../../testing/direction/keyed-readings.ts";
import { direct } from "../../plan/direct.ts";
import { socialCaption } from "./social.ts";

test("a post is cut where it would leave no room for its call", () => {
  const reading = KEYED["gato"]!;
  const film = direct(reading, { style: "viral", seconds: 15, seed: 2 });
  const postOf = (caption: string) =>
    socialCaption(reading, { ...film, shots: [{ ...film.shots[0]!, caption }] }).caption.split("\n")[0];
  const [fits, tooLong] = [`${"ab ".repeat(69)}ab`, `${"ab ".repeat(70)}ab`];
  expect(postOf(fits)).toBe(`${fits}.`);
  expect(postOf(tooLong)).toBe(`${tooLong.slice(0, 209)}…`);
});
