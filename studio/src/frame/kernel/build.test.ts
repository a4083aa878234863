import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { compileKernel, KERNEL_BUILDS } from "./build.ts";

test.each(KERNEL_BUILDS)("building $file again gives the committed bytes", async (build) => {
  const committed = await readFile(new URL(build.file, import.meta.url));
  expect(Buffer.from(await compileKernel(build)).equals(committed)).toBe(true);
});
