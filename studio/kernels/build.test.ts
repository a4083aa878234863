import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { fileOf, KERNELS, pathOf } from "./build.ts";

test.each(KERNELS)("building $target again gives the committed bytes", async (kernel) => {
  expect((await fileOf(kernel)).equals(await readFile(pathOf(kernel.target)))).toBe(true);
});
