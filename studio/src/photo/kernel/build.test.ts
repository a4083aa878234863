import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { compileGrade } from "./build.ts";

test("building grade.wasm again gives the committed bytes", async () => {
  const committed = await readFile(new URL("grade.wasm", import.meta.url));
  expect(Buffer.from(await compileGrade()).equals(committed)).toBe(true);
});
