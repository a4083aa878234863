import * as fc from "fast-check";
import { describe, expect, test } from "vitest";
import { ERRORS, STATUSES, type ErrorCode } from "@curta/contract";
import { assertAdmission } from "./admission.ts";
import { afterCallback } from "./callback-pauses.ts";
import { remainingSeconds, renderRatio, waitingSeconds } from "./estimate.ts";
import { nextTurn, priorityOf, TURN_SPACING_MS } from "./fairness.ts";
import { rendersFor, threadsFor } from "./renders.ts";
import {
  hasTooManyLosses,
  MAX_FAILURES,
  MAX_ENVIRONMENT_FAILURES,
  MAX_LOSSES,
  shouldRetry,
} from "./retry-policy.ts";
import { isFinal, nextProgress, statesBefore, TRANSITIONS } from "./states.ts";

const moment = fc.date({ min: new Date("2026-01-01"), max: new Date("2060-01-01"), noInvalidDate: true });

describe("states", () => {
  test("no state follows a final one, and every other leads to an end", () => {
    for (const status of STATUSES) {
      expect(TRANSITIONS[status].length === 0).toBe(isFinal(status));
      if (!isFinal(status)) expect(TRANSITIONS[status].some(isFinal)).toBe(true);
    }
    expect(statesBefore("completed")).toEqual(["processing"]);
    // A worker that stops or dies gives its film back.
    expect(statesBefore("pending")).toEqual(["processing"]);
    expect(statesBefore("processing")).toEqual(["pending"]);
    expect(statesBefore("canceled")).toEqual(["pending", "processing"]);
  });

  test("progress never falls and never says 100 before the end, whatever the studio says", () => {
    fc.assert(
      fc.property(fc.array(fc.double()), (figures) => {
        let told = 0;
        for (const figure of figures) {
          const next = nextProgress(told, figure);
          expect(Number.isInteger(next) && next >= told && next <= 99).toBe(true);
          told = next;
        }
      }),
    );
  });
});

describe("fairness", () => {
  test("somebody who asks once is never behind the second film of somebody who asked before", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 2, max: 50 }), fc.nat(60_000), (now, films, laterMs) => {
        let turn: Date | undefined;
        const turns = Array.from({ length: films }, () => (turn = nextTurn(now, turn)));
        const other = nextTurn(new Date(now.getTime() + laterMs), undefined);
        expect(turns.filter((mine) => mine <= other)).toHaveLength(1);
      }),
    );
  });

  test("nobody waits for ever: whoever asks later than a film's turn comes after it", () => {
    fc.assert(
      fc.property(moment, fc.integer({ min: 1, max: 20 }), (now, films) => {
        let turn = now;
        for (let film = 1; film < films; film++) turn = nextTurn(now, turn);
        expect(turn.getTime() - now.getTime()).toBe((films - 1) * TURN_SPACING_MS);
        expect(nextTurn(new Date(turn.getTime() + 1), undefined) > turn).toBe(true);
      }),
    );
  });

  test("an earlier turn has the higher priority, and every priority fits 32 bits", () => {
    fc.assert(
      fc.property(moment, moment, (a, b) => {
        if (b.getTime() - a.getTime() >= 1_000) expect(priorityOf(a)).toBeGreaterThan(priorityOf(b));
        expect(Math.abs(priorityOf(a))).toBeLessThan(2 ** 31);
      }),
    );
  });
});

describe("retry policy", () => {
  test("is bounded for every error, and does not repeat what is hopeless", () => {
    for (const code of Object.keys(ERRORS) as ErrorCode[])
      expect(shouldRetry(code, MAX_ENVIRONMENT_FAILURES)).toBe(false);
    expect(shouldRetry("render_failed", 1)).toBe(true);
    expect(shouldRetry("render_failed", MAX_FAILURES)).toBe(false);
    expect(shouldRetry("photo_broken", 1)).toBe(false);
    expect(shouldRetry("disk_full", MAX_FAILURES)).toBe(true);
    expect(hasTooManyLosses(MAX_LOSSES - 1)).toBe(false);
    expect(hasTooManyLosses(MAX_LOSSES)).toBe(true);
  });
});

test.each([
  "photo_broken",
  "song_missing",
  "song_silent",
  "unknown_image_url",
  "film_out_of_bounds",
  "film_canceled",
] as const)("what another try cannot mend is not tried again: %s", (code) => {
  expect(shouldRetry(code, 1)).toBe(false);
});

describe("callbacks", () => {
  test("any answer of 200 to 299 ends them, 410 too, and every other is a reason to try again", () => {
    expect([200, 204, 299].map((status) => afterCallback(1, status))).toEqual(Array(3).fill("delivered"));
    expect(afterCallback(1, 410)).toBe("failed");
    for (const status of [null, 199, 300, 404, 409, 411, 500]) expect(afterCallback(1, status)).toBe(10);
  });

  test("ten tries lie further and further apart, over two days", () => {
    const pauses = Array.from({ length: 10 }, (_, index) => afterCallback(index + 1, 500));
    expect(pauses.at(-1)).toBe("failed");
    const seconds = pauses.slice(0, -1).map(Number);
    expect(seconds).toEqual(seconds.toSorted((a, b) => a - b));
    expect([seconds[0], seconds[1]]).toEqual([10, 60]);
    const days = seconds.reduce((sum, each) => sum + each, 0) / 86_400;
    expect(Math.round(days)).toBe(2);
  });
});

describe("estimates", () => {
  test("are learned from earlier films, and one odd film does not spoil them", () => {
    const usual = Array.from({ length: 10 }, () => ({ filmSeconds: 30, renderSeconds: 15 }));
    expect(renderRatio([])).toBeUndefined();
    expect(renderRatio([...usual, { filmSeconds: 30, renderSeconds: 9_000 }])).toBe(0.5);
    expect(remainingSeconds(0.5, 30, 0)).toBe(15);
    expect(remainingSeconds(0.5, 30, 99)).toBe(1);
    expect(waitingSeconds(0.5, 30, 60, 2)).toBe(30);
    // Nothing can be learned from a film without a length, and one renderer is there in any case.
    expect(renderRatio([{ filmSeconds: 0, renderSeconds: 15 }])).toBeUndefined();
    expect(waitingSeconds(0.5, 30, 60, 0)).toBe(45);
  });
});

test("a film is let in only while user, network and installation have room", () => {
  const bounds = { filmsPerUser: 3, filmsPerNetwork: 50, queueLimit: 100 };
  const load = { ofUser: 2, ofNetwork: 49, waiting: 99 };
  expect(() => assertAdmission(load, bounds)).not.toThrow();
  expect(() => assertAdmission({ ...load, ofUser: 3 }, bounds)).toThrow(ERRORS.too_many_films[1]);
  expect(() => assertAdmission({ ...load, ofNetwork: 50 }, bounds)).toThrow(ERRORS.queue_full[1]);
  expect(() => assertAdmission({ ...load, waiting: 100 }, bounds)).toThrow(ERRORS.queue_full[1]);
});

test("films at a time follow cores and memory, and are at least one", () => {
  const gigabyte = 2 ** 30;
  expect(rendersFor({ cores: 2, memoryBytes: 8 * gigabyte })).toBe(1);
  expect(rendersFor({ cores: 16, memoryBytes: 64 * gigabyte })).toBe(8);
  expect(rendersFor({ cores: 16, memoryBytes: 4 * gigabyte })).toBe(4);
  expect(rendersFor({ cores: 1, memoryBytes: gigabyte / 4 })).toBe(1);
});

test("films together take no more threads than there are cores, and no more memory than there is", () => {
  const machine = fc.record({
    cores: fc.integer({ min: 1, max: 256 }),
    memoryBytes: fc.integer({ min: 1.5e9, max: 1e12 }),
  });
  fc.assert(
    fc.property(machine, (one) => {
      const renders = rendersFor(one);
      const threads = threadsFor(one, renders);
      expect(renders * threads).toBeLessThanOrEqual(one.cores);
      expect(1_250e6 + renders * (350e6 + threads * 200e6)).toBeLessThanOrEqual(
        Math.max(one.memoryBytes, 1.8e9),
      );
    }),
  );
  expect(threadsFor({ cores: 16, memoryBytes: 64e9 }, 1)).toBe(16);
  expect(threadsFor({ cores: 2, memoryBytes: 8e9 }, 1)).toBe(2);
  expect(threadsFor({ cores: 16, memoryBytes: 2e9 }, 1)).toBe(2);
});
