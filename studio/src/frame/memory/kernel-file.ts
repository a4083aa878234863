import { readFile } from "node:fs/promises";
import { openFrameKernel } from "./kernel.ts";

/**
 * The kernel for a film, whose threads share memory. The build with relaxed SIMD is faster and draws the same bytes. The
 * other one is for machines without relaxed SIMD or with other results (ARM).
 */
export async function loadKernel(): Promise<WebAssembly.Module> {
  const relaxed = await readFile(new URL("../kernel/shared-relaxed.wasm", import.meta.url));
  if (WebAssembly.validate(relaxed)) {
    const module = await WebAssembly.compile(relaxed);
    const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true });
    const kernel = await openFrameKernel(module, memory);
    if (kernel.dotOf(200, -3) === 2 * 200 * -3) return module;
  }
  return WebAssembly.compile(await readFile(new URL("../kernel/shared-strict.wasm", import.meta.url)));
}
