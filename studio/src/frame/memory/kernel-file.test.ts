import { readFile } from "node:fs/promises";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import type { FrameKernel } from "../kernel/kernel-exports.ts";
import { openFrameKernel } from "./kernel.ts";
import { loadKernel } from "./kernel-file.ts";

function open(module: WebAssembly.Module): Promise<FrameKernel> {
  return openFrameKernel(module, new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true }));
}

test("the kernel that a film gets multiplies bytes as what they are, on any machine", async () => {
  const kernel = await open(await loadKernel());
  const bytes = fc.integer({ min: 0, max: 255 });
  const weights = fc.integer({ min: -64, max: 64 });
  fc.assert(
    fc.property(bytes, weights, (byte, weight) => {
      expect(kernel.dotOf(byte, weight) - 2 * byte * weight).toBe(0);
    }),
  );
});

test.runIf(process.arch === "x64")("on x64 that is the faster of the two builds", async () => {
  const relaxed = await WebAssembly.compile(
    await readFile(new URL("../kernel/shared-relaxed.wasm", import.meta.url)),
  );
  expect((await open(relaxed)).dotOf(200, -3)).toBe(-1200);
});
