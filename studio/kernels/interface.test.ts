import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { exportsOf, KERNELS, pathOf } from "./build.ts";

const declared = KERNELS.filter((kernel) => kernel.exports !== undefined);

test.each(declared)("the committed interface of $target is what the compiler declares", async (kernel) => {
  expect(await readFile(pathOf(kernel.exports ?? ""), "utf8")).toBe(await exportsOf(kernel));
});
