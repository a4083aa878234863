import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { PLANS_FILE, planTable } from "./plan-table.ts";

const BEFORE = readFileSync(PLANS_FILE, "utf8").trimEnd().split("\n");

test.each([...planTable()])(
  "films are planned as they were: %s (if the change is meant: npm run golden)",
  (name, rows) => {
    expect(rows()).toEqual(BEFORE.filter((row) => row.startsWith(`${name} `)));
  },
  // Nearly ten thousand texts take a minute alone, and two beside another file.
  300_000,
);
