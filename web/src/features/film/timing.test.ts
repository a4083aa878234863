import { expect, test } from "vitest";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { secondsLeft, secondsSilent, trackTime, type Timing } from "./timing.ts";

type News = readonly [at: number, row: RowPart];

function after(...news: News[]): Timing {
  const timing = news.reduce<Timing | null>((known, [at, row]) => trackTime(known, row, at), null);
  if (timing === null) throw new Error("no news");
  return timing;
}
const making = (progress: number, estimate: number | null = null): RowPart => ({
  status: "processing",
  stage: "frames",
  progress,
  estimate_seconds: estimate,
});

test("the server's estimate counts down between two pieces of news", () => {
  const timing = after([0, making(10, 40)]);
  expect(secondsLeft(timing, 15_000)).toBe(25);
  expect(secondsLeft(timing, 60_000)).toBe(0);
});

test("an estimate that hardly differs does not make the time jump", () => {
  expect(secondsLeft(after([0, making(10, 40)], [10_000, making(30, 33)]), 10_000)).toBe(30);
});

test("an estimate that differs much is said", () => {
  expect(secondsLeft(after([0, making(10, 40)], [10_000, making(12, 90)]), 10_000)).toBe(90);
});

test("without an estimate the pace tells the time, once enough of it was seen", () => {
  expect(secondsLeft(after([0, making(0)], [2_000, making(10)]), 2_000)).toBeNull();
  expect(secondsLeft(after([0, making(0)], [10_000, making(25)]), 10_000)).toBe(30);
});

test("a film that waits has no pace", () => {
  expect(secondsLeft(after([0, { status: "pending" }], [60_000, { status: "pending" }]), 60_000)).toBeNull();
});

test("the same row read again is no news, so the silence goes on", () => {
  const timing = after([0, making(40)], [20_000, making(40)], [35_000, making(40)]);
  expect(secondsSilent(timing, 35_000)).toBe(35);
  expect(secondsSilent(trackTime(timing, making(41), 36_000), 36_000)).toBeNull();
});

test("waiting in the queue is quiet for longer before it is worth a word", () => {
  const timing = after([0, { status: "pending", queue_position: 2 }]);
  expect(secondsSilent(timing, 100_000)).toBeNull();
  expect(secondsSilent(timing, 200_000)).toBe(200);
});
