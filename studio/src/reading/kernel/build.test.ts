import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { compileKernel, kernelFile } from "./build.ts";

test("building the kernel again gives the committed bytes", async () => {
  const committed = await readFile(new URL("kernel-binary.ts", import.meta.url), "utf8");
  expect(kernelFile(await compileKernel())).toBe(committed);
});
