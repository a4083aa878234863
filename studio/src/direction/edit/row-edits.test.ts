import type { Storyboard } from "@curta/contract";
import { expect, test } from "vitest";
import { headerLine } from "../plan/script/write-script.ts";
import { withOwnHeader } from "./row-edits.ts";

const film: Storyboard = { style: "viral", seconds: 15, bpm: 120, shots: [], notes: [] };
const header = headerLine(film);

test("a script without a header gets one, with the breaks that it has", () => {
  expect(withOwnHeader("Close", film)).toBe(`${header}\n\nClose`);
  expect(withOwnHeader("Close\r\nPlano aberto", film)).toBe(`${header}\r\n\r\nClose\r\nPlano aberto`);
});

test("a script's own header is replaced where it stands", () => {
  const other = headerLine({ ...film, seconds: 30 });
  expect(withOwnHeader(`\n${other}\n\nClose`, film)).toBe(`\n${header}\n\nClose`);
});
