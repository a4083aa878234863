import { expect, test } from "vitest";
import type { RowPart } from "../../../lib/rows/generation-row.ts";
import type { Rows } from "../../../lib/rows/rows.ts";
import { followFilm } from "./follow-film.ts";

/** Rows whose reads and changes the test decides. */
function rowsOf(first: RowPart | null, full: RowPart | null) {
  const calls: string[] = [];
  let tell: ((row: RowPart) => void) | undefined;
  let gap: (() => void) | undefined;
  const rows: Pick<Rows, "readStatus" | "readRow" | "watch"> = {
    readStatus: async () => (calls.push("status"), first),
    readRow: async () => (calls.push("row"), full),
    watch: (_id, onUpdate, onGap) => {
      calls.push("watch");
      tell = onUpdate;
      gap = onGap;
      return () => calls.push("leave");
    },
  };
  return { rows, calls, tell: (row: RowPart) => tell?.(row), gap: () => gap?.() };
}

const turn = () => new Promise((resolve) => setTimeout(resolve));
const done: RowPart = { status: "completed", video_url: "https://a/f.mp4", certificate: null };

test("a film that is settled at the first read is never watched, but read whole", async () => {
  const { rows, calls } = rowsOf({ status: "completed", video_url: "https://a/f.mp4" }, done);
  const news: RowPart[] = [];
  followFilm(rows, "t1", (row) => news.push(row));
  await turn();
  expect(calls).toEqual(["status", "row"]);
  expect(news.at(-1)).toEqual(done);
});

test("a pending film is watched, read again at every gap, and left once it is settled", async () => {
  const fake = rowsOf({ status: "pending" }, { status: "processing", progress: 10 });
  const news: RowPart[] = [];
  followFilm(fake.rows, "t1", (row) => news.push(row));
  await turn();
  fake.gap();
  await turn();
  fake.tell(done);
  fake.tell({ status: "processing", progress: 99 });
  await turn();
  expect(fake.calls).toEqual(["status", "watch", "row", "leave"]);
  expect(news.map(({ status }) => status)).toEqual(["pending", "processing", "completed"]);
});

test("a row that does not exist yet is watched for", async () => {
  const fake = rowsOf(null, null);
  followFilm(fake.rows, "t1", () => {});
  await turn();
  expect(fake.calls).toEqual(["status", "watch"]);
});

test("leaving the screen closes the watch and ends the news", async () => {
  const fake = rowsOf({ status: "pending" }, null);
  const news: RowPart[] = [];
  const leave = followFilm(fake.rows, "t1", (row) => news.push(row));
  await turn();
  leave();
  fake.tell(done);
  expect(fake.calls.at(-1)).toBe("leave");
  expect(news).toHaveLength(1);
});
