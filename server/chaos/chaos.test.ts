import { expect, test } from "vitest";
import { playRounds } from "./rounds.ts";

test("processes killed at random moments lose no film, double none and break none", async () => {
  const tally = await playRounds({ rounds: 4, seed: 11 });
  expect(tally).toMatchObject({ lost: 0, doubled: 0, broken: 0, slowStops: 0, delivered: tally.accepted });
  expect(tally.accepted).toBeGreaterThan(0);
  expect(tally.troubles).toBeGreaterThan(0);
}, 400_000);
