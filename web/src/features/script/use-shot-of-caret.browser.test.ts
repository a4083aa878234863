import { expect, test } from "vitest";
import { renderHook } from "vitest-browser-react";
import type { NotedLines } from "./noted-lines.ts";
import { useShotOfCaret } from "./use-shot-of-caret.ts";

/** Notes of a script in which each line is the shot of the same number, from line 1 on. */
const noted = { shotAt: (line: number) => (line === 0 ? null : line) } as NotedLines;

interface Read {
  readonly notes: NotedLines | null;
  readonly isRead: boolean;
}

async function caretIn(read: Read) {
  const shots: number[] = [];
  const hook = await renderHook(
    ({ notes, isRead }: Read = read) => useShotOfCaret(notes, isRead, (shot) => shots.push(shot)),
    { initialProps: read },
  );
  return { hook, shots };
}

test("the shot of the line that the caret is moved to is told at once", async () => {
  const { hook, shots } = await caretIn({ notes: noted, isRead: true });
  hook.result.current.moved(3);
  hook.result.current.moved(0);
  expect(shots).toEqual([3]);
});

test("in a script that is not read yet it is told when it is, and once", async () => {
  const { hook, shots } = await caretIn({ notes: null, isRead: false });
  hook.result.current.moved(2);
  expect(shots).toEqual([]);
  await hook.rerender({ notes: noted, isRead: true });
  await hook.rerender({ notes: { ...noted }, isRead: true });
  expect(shots).toEqual([2]);
});

test("who goes on typing waits for no shot: lines may have moved", async () => {
  const { hook, shots } = await caretIn({ notes: null, isRead: false });
  hook.result.current.moved(2);
  hook.result.current.typed();
  await hook.rerender({ notes: noted, isRead: true });
  expect(shots).toEqual([]);
});
