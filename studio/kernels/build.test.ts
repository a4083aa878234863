import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { buildKernel, KERNELS } from "./build.ts";

test.each(KERNELS)("building the $name kernel again gives the committed files", async (kernel) => {
  for (const [path, contents] of await buildKernel(kernel)) {
    expect((await readFile(path)).equals(contents), path).toBe(true);
  }
});
