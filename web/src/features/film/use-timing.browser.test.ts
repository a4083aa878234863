import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { RowPart } from "../../lib/rows/generation-row.ts";
import { useTiming } from "./use-timing.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const RENDERING: RowPart = { status: "processing", progress: 10, estimate_seconds: 20 };

test("the time that is left counts down by the second, and stops with the page", async () => {
  const hook = await renderHook(() => useTiming(RENDERING));
  await hook.act(() => vi.advanceTimersByTimeAsync(0));
  expect(hook.result.current.left).toBeCloseTo(20, 1);
  await hook.act(() => vi.advanceTimersByTimeAsync(5_000));
  expect(hook.result.current.left).toBeCloseTo(15, 1);
  await hook.unmount();
  expect(vi.getTimerCount()).toBe(0);
});

test("a film of which nothing is heard for long is called silent, until there is news", async () => {
  const hook = await renderHook((row: RowPart = RENDERING) => useTiming(row));
  await hook.act(() => vi.advanceTimersByTimeAsync(45_000));
  expect(hook.result.current.silent).toBeGreaterThan(30);
  await hook.rerender({ ...RENDERING, progress: 20 });
  await hook.act(() => vi.advanceTimersByTimeAsync(0));
  expect(hook.result.current.silent).toBeNull();
});
