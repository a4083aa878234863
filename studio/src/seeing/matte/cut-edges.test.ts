import type { Box } from "@curta/contract";
import { expect, test } from "vitest";
import type { Matte } from "../../geometry/matte.ts";
import { isCutByEdge, widerPart } from "./cut-edges.ts";

const PART: Box = { x: 0.25, y: 0.25, w: 0.5, h: 0.5 };

/** A matte of 10 x 10 cells whose subject is in the cells named. */
function matteWith(box: Box, ...cells: readonly (readonly [column: number, row: number])[]): Matte {
  const alpha = new Uint8Array(100);
  for (const [column, row] of cells) alpha[row * 10 + column] = 255;
  return { box, columns: 10, rows: 10, alpha };
}

test("a part is made wider on the sides where its edge cuts the subject, and on no other", () => {
  expect(widerPart(PART, matteWith(PART, [5, 5]))).toBeNull();
  expect(widerPart(PART, matteWith(PART, [0, 5]))).toEqual({ x: 0.1, y: 0.25, w: 0.65, h: 0.5 });
  expect(widerPart(PART, matteWith(PART, [9, 5]))).toEqual({ x: 0.25, y: 0.25, w: 0.65, h: 0.5 });
  expect(widerPart(PART, matteWith(PART, [5, 0]))).toEqual({ x: 0.25, y: 0.1, w: 0.5, h: 0.65 });
  expect(widerPart(PART, matteWith(PART, [5, 9]))).toEqual({ x: 0.25, y: 0.25, w: 0.5, h: 0.65 });
});

test("where the photo ends too, nothing is cut", () => {
  const photo = { x: 0, y: 0, w: 1, h: 1 };
  const rows = Array.from({ length: 10 }, (_, row) => [0, row] as const);
  expect(widerPart(photo, matteWith(photo, ...rows))).toBeNull();
  expect(isCutByEdge(matteWith(photo, ...rows))).toBe(false);
});

test("a subject that fills much of an edge is not told from its ground", () => {
  const rows = Array.from({ length: 5 }, (_, row) => [0, row] as const);
  expect(isCutByEdge(matteWith(PART, ...rows))).toBe(true);
  expect(isCutByEdge(matteWith(PART, ...rows.slice(1)))).toBe(false);
});
