import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CERTIFICATES_FILE, certificateTable } from "./certificate-table.ts";

const BEFORE = readFileSync(CERTIFICATES_FILE, "utf8").trimEnd().split("\n");

test.each([...certificateTable()])(
  "films are certified as they were: %s (if the change is meant: npm run golden -- certificates)",
  { timeout: 300_000 },
  async (photo, lines) => {
    expect(await lines()).toEqual(BEFORE.filter((line) => line.startsWith(`${photo} `)));
  },
);
