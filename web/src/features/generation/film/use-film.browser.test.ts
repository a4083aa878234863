import { VIDEO_TIMEOUT_MS } from "@curta/contract";
import { afterEach, expect, test, vi } from "vitest";
import { renderHook } from "vitest-browser-react";
import { isFilmOnPage } from "../../../lib/films/film-on-page.ts";
import type { RowPart } from "../../../lib/rows/generation-row.ts";
import type { Rows } from "../../../lib/rows/rows.ts";
import type { Film, GeneratorEvent } from "../state.ts";
import { useFilm } from "./use-film.ts";

afterEach(() => {
  vi.useRealTimers();
});

const LAST: RowPart = { id: "t1", status: "completed", image_url: "https://a/i.jpg" };
const DONE: RowPart = { status: "completed", video_url: "https://a/f.mp4" };
const turn = () => new Promise((resolve) => setTimeout(resolve));

const unused = () => Promise.reject(new Error("not used here"));

/** Rows whose newest one is told when the test says so, for each user by itself. */
function rowsOf(statusOf: RowPart = { status: "processing" }) {
  const asked = new Map<string, (row: RowPart | null) => void>();
  const calls: string[] = [];
  let update: ((row: RowPart) => void) | undefined;
  const rows: Rows = {
    readStatus: async (id) => (calls.push(`status ${id}`), statusOf),
    readRow: async () => statusOf,
    readLatest: (userId) => {
      calls.push(`latest ${userId}`);
      return new Promise((resolve) => asked.set(userId, resolve));
    },
    watch: (id, onUpdate) => {
      calls.push(`watch ${id}`);
      update = onUpdate;
      return () => calls.push(`leave ${id}`);
    },
    listFilms: unused,
    listUnfinished: unused,
    readFilms: unused,
    cancelRow: unused,
    deleteRow: unused,
  };
  const tell = (userId: string, row: RowPart | null) => asked.get(userId)?.(row);
  return { rows, calls, tell, update: (row: RowPart) => update?.(row) };
}

function filmOf(change: Partial<Film>): Film {
  const request = {
    image_url: "https://a/i.jpg",
    video_description: "",
    opcoes: {} as Film["request"]["opcoes"],
  };
  return { id: "t1", request, row: { status: "processing" }, busy: true, sent: true, ...change };
}

interface Shown {
  readonly userId: string;
  readonly film: Film | null;
  readonly restores: boolean;
  readonly mayRestore: boolean;
}

async function show(rows: Rows, first: Partial<Shown> = {}) {
  const events: GeneratorEvent[] = [];
  const dispatch = (event: GeneratorEvent) => void events.push(event);
  const start: Shown = {
    userId: "ana",
    film: null,
    restores: first.mayRestore ?? true,
    mayRestore: true,
    ...first,
  };
  const hook = await renderHook((shown: Shown = start) => useFilm(rows, shown.userId, shown, dispatch), {
    initialProps: start,
  });
  return { events, change: (next: Partial<Shown>) => hook.rerender({ ...start, ...next }), hook };
}

test("the user's last film is asked for once, and restored when it is known which draft the page opens with", async () => {
  const { rows, calls, tell } = rowsOf();
  const { events, hook, change } = await show(rows, { restores: true, mayRestore: false });
  await hook.act(async () => tell("ana", LAST));
  expect(events).toEqual([]);
  expect(hook.result.current).toBe(false);
  await change({ mayRestore: true });
  await hook.act(turn);
  expect(calls).toEqual(["latest ana"]);
  expect(events).toEqual([{ type: "film-restored", row: LAST }]);
  expect(hook.result.current).toBe(true);
});

test("where another film is being opened, the last one is not asked for", async () => {
  const { rows, calls } = rowsOf();
  const { events } = await show(rows, { restores: false, mayRestore: false });
  expect([calls, events]).toEqual([[], []]);
});

test("a user without films has a page at once, and nothing is restored", async () => {
  const { rows, tell } = rowsOf();
  const { events, hook } = await show(rows);
  await hook.act(async () => tell("ana", null));
  expect(events).toEqual([]);
  expect(hook.result.current).toBe(true);
});

test("what is found after the page was left changes nothing", async () => {
  const { rows, tell } = rowsOf();
  const { events, hook } = await show(rows);
  await hook.unmount();
  tell("ana", LAST);
  await turn();
  expect(events).toEqual([]);
});

test("the film of the user before is not put on the page of the next", async () => {
  const { rows, tell } = rowsOf();
  const { events, hook, change } = await show(rows);
  await change({ userId: "bia" });
  await hook.act(async () => tell("ana", LAST));
  expect(events).toEqual([]);
  expect(hook.result.current).toBe(false);
});

test("the page appears without the last film where that is long in coming, and takes it up later", async () => {
  vi.useFakeTimers();
  const { rows, tell } = rowsOf();
  const { events, hook } = await show(rows);
  await hook.act(async () => void vi.advanceTimersByTime(1_400));
  expect(hook.result.current).toBe(false);
  await hook.act(async () => void vi.advanceTimersByTime(200));
  expect(hook.result.current).toBe(true);
  await hook.act(async () => tell("ana", LAST));
  expect(events).toEqual([{ type: "film-restored", row: LAST }]);
});

test("a film that another tab requests is found, until the page is left", async () => {
  const { rows, calls } = rowsOf();
  const { hook } = await show(rows);
  const other = new BroadcastChannel("curta-films");
  other.postMessage("film");
  await vi.waitFor(() => expect(calls).toEqual(["latest ana", "latest ana"]));
  await hook.unmount();
  document.dispatchEvent(new Event("visibilitychange"));
  other.postMessage("film");
  await new Promise((resolve) => setTimeout(resolve, 50));
  other.close();
  expect(calls).toHaveLength(2);
});

test("a running film is followed until it is settled, and no more after that", async () => {
  const { rows, calls, update } = rowsOf();
  const { events, hook, change } = await show(rows, { film: filmOf({}), mayRestore: false });
  await vi.waitFor(() => expect(calls).toEqual(["status t1", "watch t1"]));
  await hook.act(async () => update({ status: "processing", progress: 40 }));
  expect(events.at(-1)).toEqual({ type: "row-seen", id: "t1", row: { status: "processing", progress: 40 } });
  await change({ mayRestore: false, film: filmOf({ row: DONE, busy: false }) });
  expect(calls).toEqual(["status t1", "watch t1", "leave t1"]);
});

test("a film that the workflow has not accepted yet is not asked for", async () => {
  const { rows, calls } = rowsOf();
  await show(rows, { film: filmOf({ sent: false }), mayRestore: false });
  await turn();
  expect(calls).toEqual([]);
});

test("a film is waited for as long as the specification says, and not a moment longer", async () => {
  vi.useFakeTimers();
  const { rows } = rowsOf();
  const { events, hook } = await show(rows, { film: filmOf({ sent: false }), mayRestore: false });
  await hook.act(async () => void vi.advanceTimersByTime(VIDEO_TIMEOUT_MS - 1));
  expect(events).toEqual([]);
  await hook.act(async () => void vi.advanceTimersByTime(1));
  expect(events).toEqual([{ type: "film-timed-out", id: "t1" }]);
});

test("a film that came in time does not run out of it, nor does one whose page was left", async () => {
  vi.useFakeTimers();
  const { rows } = rowsOf();
  const settled = await show(rows, { film: filmOf({ sent: false }), mayRestore: false });
  const left = await show(rows, { film: filmOf({ sent: false }), mayRestore: false });
  await settled.change({ mayRestore: false, film: filmOf({ row: DONE, busy: false }) });
  await left.hook.unmount();
  vi.advanceTimersByTime(2 * VIDEO_TIMEOUT_MS);
  expect([...settled.events, ...left.events]).toEqual([]);
});

test("the film on the page is known as that, and only while it is there", async () => {
  const { rows } = rowsOf();
  const { hook } = await show(rows, { film: filmOf({ busy: false }), mayRestore: false });
  expect(isFilmOnPage("t1")).toBe(true);
  await hook.unmount();
  expect(isFilmOnPage("t1")).toBe(false);
});
