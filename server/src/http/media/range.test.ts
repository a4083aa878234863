import { expect, test } from "vitest";
import { parseRange } from "./range.ts";

test.each([
  ["bytes=0-9", { from: 0, to: 9 }],
  ["bytes=90-", { from: 90, to: 99 }],
  ["bytes=90-500", { from: 90, to: 99 }],
  ["bytes=99-99", { from: 99, to: 99 }],
  ["bytes=-10", { from: 90, to: 99 }],
  ["bytes=-500", { from: 0, to: 99 }],
  ["bytes=-0", "unsatisfiable"],
  ["bytes=100-", "unsatisfiable"],
  ["bytes=100-200", "unsatisfiable"],
  ["bytes=9-8", "whole"],
  ["bytes=0-1,5-6", "whole"],
  ["bytes=-", "whole"],
  ["lines=0-9", "whole"],
  [undefined, "whole"],
])("what a range header asks of a file of a hundred bytes: %s", (header, range) => {
  expect(parseRange(header, 100)).toEqual(range);
});

test("nothing of an empty file can be had by ranges", () => {
  expect(["bytes=0-", "bytes=-5"].map((header) => parseRange(header, 0))).toEqual([
    "unsatisfiable",
    "unsatisfiable",
  ]);
});
