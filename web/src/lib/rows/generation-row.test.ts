import { STATUSES } from "@curta/contract";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { isSettled, mergeRow, type RowPart } from "./generation-row.ts";
import { readImageResult, readRowPart } from "../read-answers.ts";

const row: fc.Arbitrary<RowPart> = fc.record({
  status: fc.constantFrom(...STATUSES),
  progress: fc.integer({ min: 0, max: 100 }),
  video_url: fc.constantFrom(null, "https://a/f.mp4"),
});

test("in whatever order news come, progress never falls and a settled row stays settled", () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1 }), (news) => {
      let known: RowPart = {};
      for (const next of news) {
        const merged = mergeRow(known, next);
        expect(merged.progress ?? 0).toBeGreaterThanOrEqual(known.progress ?? 0);
        if (isSettled(known)) expect(isSettled(merged)).toBe(true);
        known = merged;
      }
    }),
  );
});

test("well-formed columns of a row are kept, the others dropped", () => {
  expect(
    readRowPart({ status: "completed", video_url: "https://a/f.mp4", progress: 240, stage: "?", extra: 1 }),
  ).toEqual({ status: "completed", video_url: "https://a/f.mp4" });
});

test("any answer at all is read as a row without failing", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(readRowPart(value)).toBeTypeOf("object");
    }),
  );
});

test("an image answer is the array's first element, without what it does not need", () => {
  const image = { image_url: "https://a/k.jpg", positivePrompt: "p", video_description: "v" };
  expect(readImageResult(JSON.stringify([{ ...image, id: 3 }, {}]))).toEqual(image);
});

test.each(["[]", "{}", "não é json", "", "null", "[{}]"])("%j is an unexpected answer", (body) => {
  expect(() => readImageResult(body)).toThrow("Resposta inesperada do servidor");
});
