import { expect, test, vi } from "vitest";
import { openClock } from "./clock.ts";

/** A second of silence is music as well. */
const SCORE = {
  sampleRate: 48_000 as const,
  left: new Float32Array(48_000),
  right: new Float32Array(48_000),
};

test.each([
  ["a clock that is not heard", false],
  ["one whose sound the browser holds back until the user does something", true],
])("%s runs all the same", async (_which, heard) => {
  const clock = openClock();
  clock.setHeard(heard);
  clock.setLength(100);
  clock.setScore(SCORE);
  clock.play();
  await vi.waitFor(() => expect(clock.position()).toBeGreaterThan(0));
  clock.seek(20);
  await vi.waitFor(() => expect(clock.position()).toBeGreaterThan(20));
  clock.pause();
  const at = clock.position();
  clock.setHeard(!heard);
  expect(clock.position()).toBe(at);
  clock.close();
});
