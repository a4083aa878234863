import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { RowPart } from "../rows/generation-row.ts";
import type { Rows } from "../rows/rows.ts";
import { watchFilms } from "./watch-films.ts";

let left: AbortController;
beforeEach(() => {
  left = new AbortController();
});
afterEach(() => {
  left.abort();
  vi.useRealTimers();
});

const unused = () => Promise.reject(new Error("not used here"));

/** Rows whose films under way are answered by the test, one question at a time. */
function rowsOf(ended: readonly RowPart[]) {
  const questions: { answer: (films: RowPart[]) => void; fail: () => void }[] = [];
  const rows: Rows = {
    readStatus: unused,
    readRow: unused,
    readLatest: unused,
    watch: () => () => undefined,
    listFilms: unused,
    listUnfinished: () =>
      new Promise((answer, reject) => questions.push({ answer, fail: () => reject(new Error("away")) })),
    readFilms: async (ids) => ended.filter(({ id = "" }) => ids.includes(id)),
    cancelRow: unused,
    deleteRow: unused,
  };
  return { rows, questions };
}

/** Watches until the test ends, and gives the ids of the films that ended. */
function watchedBy(rows: Rows): string[] {
  const told: string[] = [];
  const onEnded = ({ id = "" }: RowPart) => void told.push(id);
  watchFilms(rows, "ana", { onUnderWay: () => undefined, onEnded }, left.signal);
  return told;
}

function requestInAnotherTab(): void {
  const tab = new BroadcastChannel("curta-films");
  tab.postMessage("film");
  tab.close();
}

const FILM: RowPart = { id: "f1", status: "processing" };
const ENDED: RowPart = { id: "f1", status: "completed", video_url: "https://a/f.mp4" };

test("a film that is requested while the rows are read is asked for once they are", async () => {
  const { rows, questions } = rowsOf([ENDED]);
  const told = watchedBy(rows);
  const heard = new BroadcastChannel("curta-films");
  const message = new Promise((resolve) => heard.addEventListener("message", resolve));
  requestInAnotherTab();
  await message;
  heard.close();
  expect(questions).toHaveLength(1);
  vi.useFakeTimers();
  questions[0]?.answer([]);
  await vi.waitFor(() => expect(questions).toHaveLength(2));
  questions[1]?.answer([FILM]);
  await vi.advanceTimersByTimeAsync(3_000);
  questions[2]?.answer([]);
  await vi.waitFor(() => expect(told).toEqual(["f1"]));
});

test("rows that could not be read are read again, before any film is known", async () => {
  vi.useFakeTimers();
  const { rows, questions } = rowsOf([]);
  watchedBy(rows);
  questions[0]?.fail();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(questions).toHaveLength(2);
  questions[1]?.answer([]);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(questions).toHaveLength(2);
});
