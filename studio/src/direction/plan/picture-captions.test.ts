import type { StoryShot, Storyboard } from "@curta/contract";
import { expect, test } from "vitest";
import { BEER } from "../../../testing/direction/readings.ts";
import { direct } from "./direct.ts";
import { withPictureCaptions } from "./picture-captions.ts";

const WISHES = { style: "viral", seconds: 20, seed: 3, reading: BEER } as const;
const MODEL = direct(BEER, WISHES);
const STORY = MODEL.shots.flatMap(({ caption }) => caption ?? []);

/** A mute film as long as the model, of shots with these beats. */
function filmOf(beats: readonly number[]): Storyboard {
  const shot: StoryShot = { ...MODEL.shots[0]!, caption: null };
  return { ...MODEL, shots: beats.map((each) => ({ ...shot, beats: each })) };
}

function captionsOf(film: Storyboard | null): string[] {
  return film?.shots.flatMap(({ caption }) => caption ?? []) ?? [];
}

/** When shots with captions begin and end, in shares of the film. */
function timesOf({ shots }: Storyboard): { from: number; to: number }[] {
  const ends = shots.map((_, index) => beatsOf(shots.slice(0, index + 1)) / beatsOf(shots));
  return shots.flatMap(({ caption }, index) =>
    caption === null ? [] : [{ from: ends[index - 1] ?? 0, to: ends[index]! }],
  );
}

function beatsOf(shots: readonly StoryShot[]): number {
  return shots.reduce((sum, { beats }) => sum + beats, 0);
}

test("a film cut as the picture would has the picture's captions where they are", () => {
  const film = filmOf(MODEL.shots.map(({ beats }) => beats));
  expect(withPictureCaptions(film, WISHES)?.shots.map(({ caption }) => caption)).toEqual(
    MODEL.shots.map(({ caption }) => caption),
  );
});

test("in other cuts all of them stand in their order, one a shot, none before its time", () => {
  const film = withPictureCaptions(filmOf(Array.from({ length: 12 }, () => 2)), WISHES);
  expect(captionsOf(film)).toEqual(STORY);
  const [times, wished] = [timesOf(film!), timesOf(MODEL)];
  for (const [index, { to }] of times.entries()) expect(to).toBeGreaterThan(wished[index]!.from);
});

test("a film with too few shots stays without: a story without its end is none", () => {
  const count = STORY.length;
  expect(
    captionsOf(withPictureCaptions(filmOf(Array.from({ length: count }, () => 2)), WISHES)).length,
  ).not.toBe(0);
  expect(withPictureCaptions(filmOf(Array.from({ length: count - 1 }, () => 2)), WISHES)).toBeNull();
});
